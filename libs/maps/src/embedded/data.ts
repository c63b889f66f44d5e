import { readFileSync } from 'node:fs';
import { z } from '@livree/contracts/schema';

const integers = z.array(z.int());

const townsSchema = z.object({
  degree: z.number(),
  /** How many at the end are villages whose place is only guessed from their postcode. */
  villages: z.int(),
  names: z.array(z.string()),
  originals: z.record(z.string(), z.string()),
  countries: z.string(),
  departments: z.string(),
  /** Of each French town, its postcodes with commas between. */
  postcodes: z.string(),
  populations: integers,
  lng: integers,
  lat: integers,
});

const airportsSchema = z.object({
  degree: z.number(),
  airports: z.array(
    z.object({
      iata: z.string(),
      label: z.string(),
      others: z.array(z.string()),
      town: z.string(),
      country: z.string(),
      at: z.tuple([z.int(), z.int()]),
    }),
  ),
});

const networkSchema = z.object({
  /** Indexes of towns, each as its difference from the one before. */
  nodes: integers,
  /** Pairs of indexes of nodes. */
  roads: integers,
  /** Two nodes, the index of a kind of trunk, kilometres or 0. */
  trunks: integers,
  /** Two nodes, kilometres, minutes. */
  crossings: integers,
});

const coastSchema = z.object({ degree: z.number(), lines: z.array(integers) });

function load<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8');
  return z.parse(schema, JSON.parse(text));
}

/** The files that `scripts/generate.ts` writes. */
export const loadTowns = () => load('towns', townsSchema);
export const loadAirports = () => load('airports', airportsSchema);
export const loadNetwork = () => load('network', networkSchema);
export const loadCoast = () => load('coast', coastSchema);
