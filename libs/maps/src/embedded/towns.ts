import type { LngLat } from '../provider.ts';
import { departments } from './content/departments.ts';
import { regions } from './content/regions.ts';
import { loadTowns } from './data.ts';
import type { TownColumns } from './data.ts';
import type { Entry } from './entry.ts';
import { openKeyIndex, readKeys } from './key-index.ts';
import { pause } from './pause.ts';
import { placeKey, splitRows } from './place-key.ts';
import { textRows } from './text-rows.ts';
import type { TextRows } from './text-rows.ts';

/**
 * Towns and villages by number: first those with a known place, then those with a place from their postcode, each by
 * inhabitants. They stay in columns; an entry is created on request.
 */
export interface Towns {
  readonly count: number;
  /** How many have a known place. */
  readonly located: number;
  entry(index: number): Entry;
  at(index: number): LngLat;
  population(index: number): number;
  country(index: number): string;
  /** All towns with this key, or with this label, in order. */
  named(key: string): readonly Entry[];
  /** French towns with a postcode, in order. */
  withPostcode(postcode: string): readonly Entry[];
  /** The keys of all towns as one text to search, and its rows. */
  readonly keys: { readonly text: string; readonly rows: TextRows };
}

const lettersOfCountry = 3;

/** Names of departments and regions; a region without a name is named after its largest town, which comes first. */
function regionNames({ departments: codes }: TownColumns, nameOf: (index: number) => string) {
  const known = new Map(
    [...splitRows(departments), ...splitRows(regions)].map(([code = '', name = '']) => [code, name]),
  );
  known.set('', '').set('75', '');
  const rows = textRows(codes, ' ');
  const findFirst = (code: string): string => {
    const name = nameOf(rows.indexAt(codes.startsWith(`${code} `) ? 0 : codes.indexOf(` ${code} `) + 1));
    known.set(code, name);
    return name;
  };
  return {
    codeOf: rows.row,
    nameOf: (code: string): string => known.get(code) ?? findFirst(code),
  };
}

/**
 * Reads the columns, in parts. @param airports a town that shares its name with one gets its department or region in
 * its label
 */
export async function readTowns(airports: readonly Entry[]): Promise<Towns> {
  const columns = loadTowns();
  await pause();
  const { degree, countries, populations, lng, lat } = columns;
  const names = textRows(columns.names, '\n');
  const rows = textRows(columns.keys, '\n');
  const located = names.count - columns.villages;
  await pause();
  const withKey = openKeyIndex(columns.keys, rows);
  await pause();
  const region = regionNames(columns, names.row);
  const ofAirports = new Set(airports.flatMap(({ country, keys }) => keys.map((key) => `${country} ${key}`)));
  const postcodes = once(() => textRows(columns.postcodes, ' '));
  const made = new Map<number, Entry>();

  const country = (index: number) =>
    countries.slice(index * lettersOfCountry, (index + 1) * lettersOfCountry - 1);
  const at = (index: number): LngLat => [(lng[index] ?? 0) / degree, (lat[index] ?? 0) / degree];
  const population = (index: number) => populations[index] ?? 0;

  /** Whether it shares its name with a larger town of its country, or with an airport. */
  function isNamesake(index: number, key: string): boolean {
    const own = country(index);
    if (ofAirports.has(`${own} ${key}`)) return true;
    return [...withKey(key), ...labelledBefore(index, key)].some(
      (other) => other < index && country(other) === own,
    );
  }

  function make(index: number): Entry {
    const [town, own, department] = [names.row(index), country(index), region.codeOf(index)];
    const keys = readKeys(rows.row(index));
    const key = keys[0] ?? '';
    const where = region.nameOf(department);
    const mark = isNamesake(index, key) ? (own === 'fr' ? department : where) : '';
    return {
      id: `town:${own}:${department}:${key}`,
      label: mark ? `${town} (${mark})` : town,
      detail: where === town ? '' : where,
      kind: 'town',
      town,
      country: own,
      department,
      at: at(index),
      isLocated: index < located,
      population: population(index),
      keys,
    };
  }

  function entry(index: number): Entry {
    const known = made.get(index) ?? make(index);
    made.set(index, known);
    return known;
  }

  /** A label is a name with a mark after it: "Saint-Denis (93)". */
  function labelledBefore(below: number, key: string): number[] {
    const words = key.split(' ');
    return words
      .slice(1)
      .flatMap((_, place) => withKey(words.slice(0, place + 1).join(' ')))
      .filter((index) => index < below && placeKey(entry(index).label) === key);
  }

  return {
    count: names.count,
    located,
    entry,
    at,
    population,
    country,
    named(key) {
      const found = new Set([...withKey(key), ...labelledBefore(names.count, key)]);
      return [...found].toSorted((a, b) => a - b).map(entry);
    },
    withPostcode(postcode) {
      const found: Entry[] = [];
      const { postcodes: text } = columns;
      for (let place = text.indexOf(postcode); place >= 0; place = text.indexOf(postcode, place + 1))
        found.push(entry(postcodes().indexAt(place)));
      return found;
    },
    keys: { text: columns.keys, rows },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
