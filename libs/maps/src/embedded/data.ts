import { readFileSync } from 'node:fs';
import { z } from '@livree/contracts/schema';

/** Whole numbers travel as base64 of 32 bits each, the lowest byte first: nothing to parse. */
const integers = z.pipe(
  z.string(),
  z.transform((text): Int32Array => new Int32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)),
);

export const writeIntegers = (values: readonly number[]): string =>
  Buffer.from(Int32Array.from(values).buffer).toString('base64');

/** Columns of towns and villages, a row each; every row of a text ends with its mark. */
const townsSchema = z.object({
  degree: z.number(),
  /** How many at the end are villages whose place is only guessed from their postcode. */
  villages: z.int(),
  names: z.string(),
  /** What a name is compared by, and the name in the gazetteer where ours is another: `^ londres$^ london$`. */
  keys: z.string(),
  /** Two letters and a space each. */
  countries: z.string(),
  departments: z.string(),
  /** Of each French town, its postcodes with commas between. */
  postcodes: z.string(),
  populations: integers,
  lng: integers,
  lat: integers,
});
export type TownColumns = z.output<typeof townsSchema>;

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
  /** Indexes of towns. */
  nodes: integers,
  /** Pairs of indexes of nodes. */
  roads: integers,
  /** Two nodes, the index of a kind of trunk, kilometres or 0. */
  trunks: integers,
  /** Two nodes, kilometres, minutes. */
  crossings: integers,
});

/** Points of all lines one after the other, and how many each line has. */
const coastSchema = z.object({ degree: z.number(), lengths: integers, points: integers });

function load<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8');
  return z.parse(schema, JSON.parse(text));
}

/** The files that `scripts/generate.ts` writes. */
export const loadTowns = () => load('towns', townsSchema);
export const loadAirports = () => load('airports', airportsSchema);
export const loadNetwork = () => load('network', networkSchema);
export const loadCoast = () => load('coast', coastSchema);
