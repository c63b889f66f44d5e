import { departments } from './content/departments.ts';
import { regions } from './content/regions.ts';
import { loadTowns } from './data.ts';
import type { Entry } from './gazetteer.ts';
import { placeKey, rowsOf } from './place-key.ts';

export type Towns = {
  /** Those we can locate, the most populous first. */
  readonly towns: readonly Entry[];
  /** Those whose place is guessed from their postcode. */
  readonly villages: readonly Entry[];
  /** All of them by each of their keys and by their label's, the most populous first. */
  readonly byKey: ReadonlyMap<string, readonly Entry[]>;
  /** The French ones, each with its postcodes, commas between. */
  readonly postcodes: () => readonly (readonly [Entry, string])[];
};

/** Names of departments and regions; a region without one is named after its largest town, which comes first. */
function regionNames(rows: readonly Row[]): ReadonlyMap<string, string> {
  const known = new Map(
    [...rowsOf(departments), ...rowsOf(regions)].map(([code = '', name = '']) => [code, name]),
  );
  for (const { department, town } of rows) if (!known.has(department)) known.set(department, town);
  return known.set('', '').set('75', '');
}

function add(groups: Map<string, Entry[]>, key: string, entry: Entry): void {
  const group = groups.get(key);
  if (group) group.push(entry);
  else groups.set(key, [entry]);
}

type Row = Pick<Entry, 'town' | 'country' | 'department' | 'at' | 'isLocated' | 'population'> & {
  readonly original: string | undefined;
};

function* readRows(): Generator<Row> {
  const { degree, names, originals, populations, ...data } = loadTowns();
  const [countries, codes] = [data.countries.split(' '), data.departments.split(' ')];
  for (const [index, town] of names.entries()) {
    yield {
      town,
      original: originals[index],
      country: countries[index] ?? '',
      department: codes[index] ?? '',
      at: [(data.lng[index] ?? 0) / degree, (data.lat[index] ?? 0) / degree],
      isLocated: index < names.length - data.villages,
      population: populations[index] ?? 0,
    };
  }
}

/** `mark`: what is written behind the name of a namesake. */
function toEntry({ original, ...row }: Row, region: string, mark: string): Entry {
  const key = placeKey(row.town);
  return {
    ...row,
    id: `town:${row.country}:${row.department}:${key}`,
    label: mark ? `${row.town} (${mark})` : row.town,
    detail: region === row.town ? '' : region,
    kind: 'town',
    keys: original === undefined ? [key] : [key, placeKey(original)],
  };
}

/** Reads towns and villages. One that shares its name with a larger one, or with an airport, is labelled with its department or region. */
export function readTowns(airports: readonly Entry[]): Towns {
  const rows = [...readRows()];
  const regionOf = regionNames(rows);
  const ofAirports = new Set(airports.flatMap(({ country, keys }) => keys.map((key) => `${country} ${key}`)));
  const byKey = new Map<string, Entry[]>();
  const all = rows.map((row) => {
    const { country, department } = row;
    const key = placeKey(row.town);
    const isNamesake =
      byKey.get(key)?.some((other) => other.country === country) || ofAirports.has(`${country} ${key}`);
    const region = regionOf.get(department) ?? '';
    const entry = toEntry(row, region, isNamesake ? (country === 'fr' ? department : region) : '');
    const labelKey = placeKey(entry.label);
    for (const name of new Set([...entry.keys, labelKey])) add(byKey, name, entry);
    return entry;
  });
  const located = all.filter(({ isLocated }) => isLocated).length;
  return { towns: all.slice(0, located), villages: all.slice(located), byKey, postcodes: postcodesOf(all) };
}

const postcodesOf = (all: readonly Entry[]) => () => {
  const codes = loadTowns().postcodes.split(' ');
  return all.map((entry, index) => [entry, codes[index] ?? ''] as const);
};
