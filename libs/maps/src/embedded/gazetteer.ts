import type { Country, LngLat, PlaceKind } from '../provider.ts';
import { departments } from './content/departments.ts';
import { landmarks } from './content/landmarks.ts';
import { loadAirports, loadTowns } from './data.ts';
import { placeKey, rowsOf } from './place-key.ts';

/** A place we can name: a town, or an airport, station or landmark in one. */
export type Entry = {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly kind: Exclude<PlaceKind, 'address'>;
  readonly town: string;
  readonly country: Country;
  /** Code of the French department, else ''. */
  readonly department: string;
  readonly at: LngLat;
  readonly population: number;
  /** Comparable names, ours first. */
  readonly keys: readonly string[];
};

export type Gazetteer = {
  /** The most populous first, in the order of the generated file. */
  readonly towns: readonly Entry[];
  readonly points: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  /** Towns by each of their keys, the most populous first. */
  readonly townsByKey: ReadonlyMap<string, readonly Entry[]>;
  /** The seat of each French department. */
  readonly seats: ReadonlyMap<string, Entry>;
};

/** A town that shares its name with a larger one, or with an airport, is labelled with its department. */
function readTowns(airports: readonly Entry[]): Entry[] {
  const data = loadTowns();
  const countries = data.countries.split(' ');
  const departmentCodes = data.departments.split(' ');
  const departmentNames = new Map(rowsOf(departments).map(([code, name = '']) => [code, name]));
  const taken = new Set(airports.flatMap(({ country, keys }) => keys.map((key) => `${country} ${key}`)));
  return data.names.map((name, index) => {
    const [country = '', department = ''] = [countries[index], departmentCodes[index]];
    const original = data.originals[index];
    const key = data.keys[index] ?? '';
    const keys = original === undefined ? [key] : [key, placeKey(original)];
    const isNamesake = taken.has(`${country} ${key}`);
    taken.add(`${country} ${key}`);
    return {
      id: ['town', country, department, key].join(':'),
      label: isNamesake && department ? `${name} (${department})` : name,
      detail: department === '75' ? '' : (departmentNames.get(department) ?? ''),
      kind: 'town',
      town: name,
      country,
      department,
      at: [(data.lng[index] ?? 0) / data.degree, (data.lat[index] ?? 0) / data.degree],
      population: data.populations[index] ?? 0,
      keys,
    };
  });
}

function readAirports(): Entry[] {
  const { degree, airports } = loadAirports();
  return airports.map(({ iata, label, others, town, country, at: [lng, lat] }) => ({
    id: `airport:${iata}`,
    label,
    detail: iata,
    kind: 'airport',
    town,
    country,
    department: '',
    at: [lng / degree, lat / degree],
    population: 0,
    keys: [label, iata, `${label} ${iata}`, label.replace(/^Aéroport (de |d’)?/, ''), ...others]
      .map(placeKey)
      .filter((key) => key !== placeKey(town)),
  }));
}

function readLandmarks(countryOf: (town: string) => Country): Entry[] {
  return rowsOf(landmarks).map(([kind, label = '', town = '', lng, lat, others = '']) => ({
    id: `${kind}:${placeKey(label).replaceAll(' ', '-')}`,
    label,
    detail: label.includes(town) ? '' : town,
    kind: kind === 'airport' || kind === 'station' ? kind : 'landmark',
    town,
    country: countryOf(town),
    department: '',
    at: [Number(lng), Number(lat)],
    population: 0,
    keys: [
      ...(kind === 'airport' ? [] : [label.split(',')[0] ?? '']),
      label,
      ...others.split(',').filter(Boolean),
    ].map(placeKey),
  }));
}

/** Reads all places, once, at start-up. */
export function openGazetteer(): Gazetteer {
  const airports = readAirports();
  const towns = readTowns(airports);
  const townsByKey = new Map<string, Entry[]>();
  for (const town of towns) {
    for (const key of town.keys) {
      const namesakes = townsByKey.get(key);
      if (namesakes) namesakes.push(town);
      else townsByKey.set(key, [town]);
    }
  }
  const named = (name: string) => townsByKey.get(placeKey(name)) ?? [];
  const points = [...airports, ...readLandmarks((town) => named(town)[0]?.country ?? 'fr')];
  const seats = rowsOf(departments).flatMap(([code = '', , seat = '']): [string, Entry][] =>
    named(seat)
      .filter((town) => town.department === code)
      .map((town) => [code, town]),
  );
  return {
    towns,
    points,
    townsByKey,
    byId: new Map([...towns, ...points].map((it) => [it.id, it])),
    seats: new Map(seats),
  };
}
