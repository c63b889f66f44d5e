import type { Country, LngLat, PlaceKind } from '../provider.ts';
import { departments } from './content/departments.ts';
import { placeKey, rowsOf } from './place-key.ts';
import { readAirports, readLandmarks } from './points.ts';
import { readTowns } from './towns.ts';
import type { Towns } from './towns.ts';

/** A place we can name: a town, or an airport, station or landmark in one. */
export type Entry = {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly kind: Exclude<PlaceKind, 'address'>;
  readonly town: string;
  readonly country: Country;
  /** Code of the French department, else of the region with its country before it, or ''. */
  readonly department: string;
  readonly at: LngLat;
  /** False of a village whose place is only guessed from its postcode. */
  readonly isLocated: boolean;
  readonly population: number;
  /** Comparable names, ours first. */
  readonly keys: readonly string[];
};

export type Gazetteer = {
  /** Those we can locate, the most populous first, in the order of the generated file. */
  readonly towns: readonly Entry[];
  readonly villages: readonly Entry[];
  readonly points: readonly Entry[];
  readonly byId: (id: string) => Entry | undefined;
  /** Points by each of their keys. */
  readonly pointsByKey: ReadonlyMap<string, readonly Entry[]>;
  /** Towns and villages by each of their keys and by their label's, the most populous first. */
  readonly townsByKey: ReadonlyMap<string, readonly Entry[]>;
  /** French towns and villages of a postcode, the most populous first. */
  readonly townsAt: (postcode: string) => readonly Entry[];
  /** The seat of each French department. */
  readonly seats: ReadonlyMap<string, Entry>;
};

/** Collects values under keys, in order. */
function groupBy<Value>(pairs: Iterable<readonly [string, Value]>): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

function townsByPostcode({ postcodes }: Towns): ReadonlyMap<string, readonly Entry[]> {
  return groupBy(
    postcodes().flatMap(([town, codes]) =>
      codes === '' ? [] : codes.split(',').map((code) => [code, town] as const),
    ),
  );
}

const seatsAmong = (named: (name: string) => readonly Entry[]): [string, Entry][] =>
  rowsOf(departments).flatMap(([code = '', , seat = '']) =>
    named(seat)
      .filter((town) => town.department === code)
      .map((town): [string, Entry] => [code, town]),
  );

/** Reads all places, once. */
export function openGazetteer(): Gazetteer {
  const airports = readAirports();
  const settled = readTowns(airports);
  const named = (name: string) => settled.byKey.get(placeKey(name)) ?? [];
  const points = [...airports, ...readLandmarks((town) => named(town)[0]?.country ?? 'fr')];
  const pointsById = new Map(points.map((it) => [it.id, it]));
  let byPostcode: ReadonlyMap<string, readonly Entry[]> | undefined;
  return {
    towns: settled.towns,
    villages: settled.villages,
    points,
    townsByKey: settled.byKey,
    townsAt: (postcode) => (byPostcode ??= townsByPostcode(settled)).get(postcode) ?? [],
    pointsByKey: groupBy(points.flatMap((it) => [...new Set(it.keys)].map((key) => [key, it] as const))),
    byId: (id) => pointsById.get(id) ?? settled.byKey.get(id.split(':')[3] ?? '')?.find((it) => it.id === id),
    seats: new Map(seatsAmong(named)),
  };
}
