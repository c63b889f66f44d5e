import type { LngLat, RouteLeg } from '../provider.ts';
import { knownTrips } from './content/known-trips.ts';
import type { Entry } from './entry.ts';
import type { Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { placeKey, splitRows } from './place-key.ts';

type KnownTrip = RouteLeg & { readonly from: LngLat; readonly to: LngLat; readonly straight: number };

export type FindKnownTrip = (from: LngLat, to: LngLat) => RouteLeg | undefined;

/** How far an end may be from its anchor: a fifth of the drive, at most five kilometres. */
const chooseReach = (straight: number): number => Math.min(5000, straight / 5);

function anchor({ byId, towns }: Gazetteer, name: string): Entry {
  const entry = byId(`airport:${name}`) ?? towns.named(placeKey(name))[0];
  if (!entry) throw new Error(`known trips name an unknown place: ${name}`);
  return entry;
}

/** Finds the known drive closest to two places, scaled to their own distance. */
export function openKnownTrips(gazetteer: Gazetteer): FindKnownTrip {
  const trips = splitRows(knownTrips).flatMap(([a = '', b = '', kilometres, minutes]): KnownTrip[] => {
    const [from, to] = [anchor(gazetteer, a).at, anchor(gazetteer, b).at];
    const size = {
      metres: Number(kilometres) * 1000,
      seconds: Number(minutes) * 60,
      straight: straightMetres(from, to),
    };
    return [
      { ...size, from, to },
      { ...size, from: to, to: from },
    ];
  });
  return (from, to) => {
    const near = trips
      .map((trip) => ({ trip, off: Math.max(straightMetres(from, trip.from), straightMetres(to, trip.to)) }))
      .filter(({ trip, off }) => off <= chooseReach(trip.straight))
      .toSorted((a, b) => a.off - b.off)[0]?.trip;
    if (!near) return undefined;
    const scale = straightMetres(from, to) / near.straight;
    return { metres: near.metres * scale, seconds: near.seconds * scale };
  };
}
