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
  /** The code of the French department, otherwise of the region with its country before it, or ''. */
  readonly department: string;
  readonly at: LngLat;
  /** False for a village with only an approximate place, from its postcode. */
  readonly isLocated: boolean;
  readonly population: number;
  /** Comparable names, ours first. */
  readonly keys: readonly string[];
};

export type Gazetteer = {
  readonly towns: Towns;
  /** Airports, stations and landmarks. */
  readonly points: readonly Entry[];
  readonly byId: (id: string) => Entry | undefined;
  readonly pointsNamed: (key: string) => readonly Entry[];
  /** The seat of a French department. */
  readonly seat: (department: string) => Entry | undefined;
};

const seats = new Map(rowsOf(departments).map(([code = '', , seat = '']) => [code, placeKey(seat)]));

/** Reads all places, once, in parts. */
export async function openGazetteer(): Promise<Gazetteer> {
  const airports = readAirports();
  const towns = await readTowns(airports);
  const points = [...airports, ...readLandmarks((town) => towns.named(placeKey(town))[0]?.country ?? 'fr')];
  return {
    towns,
    points,
    pointsNamed: (key) => points.filter(({ keys }) => keys.includes(key)),
    byId: (id) =>
      points.findLast((it) => it.id === id) ?? towns.named(id.split(':')[3] ?? '').find((it) => it.id === id),
    seat: (department) =>
      towns.named(seats.get(department) ?? '').find((town) => town.department === department),
  };
}
