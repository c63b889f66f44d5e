import { readFileSync } from 'node:fs';
import { z } from '@livree/contracts/schema';

/** Integers are stored as base64 of 32 bits each, lowest byte first, so nothing has to be parsed. */
const integers = z.pipe(
  z.string(),
  z.transform((text): Int32Array => new Int32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)),
);

export const writeIntegers = (values: readonly number[]): string =>
  Buffer.from(Int32Array.from(values).buffer).toString('base64');

/** Columns of towns and villages, one row each; every row of a text ends with its mark. */
const townsSchema = z.object({
  degree: z.number(),
  /** How many villages at the end have only an approximate place, from their postcode. */
  villages: z.int(),
  names: z.string(),
  /** The comparable names: ours, then the gazetteer's if it differs: `^ londres$^ london$`. */
  keys: z.string(),
  /** Two letters and a space each. */
  countries: z.string(),
  departments: z.string(),
  /** The postcodes of each French town, separated by commas. */
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

/** The points of all lines in sequence, and the number of points of each line. */
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
