import { departments } from './content/departments.ts';
import type { Entry } from './entry.ts';
import { placeKey, splitRows } from './place-key.ts';
import { readAirports, readLandmarks } from './points.ts';
import { readTowns } from './towns.ts';
import type { Towns } from './towns.ts';

export interface Gazetteer {
  readonly towns: Towns;
  /** Airports, stations and landmarks. */
  readonly points: readonly Entry[];
  readonly byId: (id: string) => Entry | undefined;
  readonly pointsNamed: (key: string) => readonly Entry[];
  /** The seat of a French department. */
  readonly seat: (department: string) => Entry | undefined;
}

const seats = new Map(splitRows(departments).map(([code = '', , seat = '']) => [code, placeKey(seat)]));

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
