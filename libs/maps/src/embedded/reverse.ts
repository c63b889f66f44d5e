import type { LngLat, Place } from '../provider.ts';
import type { Entry } from './entry.ts';
import type { Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { addressIdPrefix, toPlace } from './locate.ts';
import { estimateRadius } from './town-grid.ts';
import type { TownGrid } from './town-grid.ts';
import type { Towns } from './towns.ts';

const townReach = 20_000;
/** Towns are far apart in deserts and high mountains. */
const emptyReach = 50_000;
/** A position this close to an airport, a station or a sight belongs to it. */
const pointReach: Readonly<Record<Entry['kind'], number>> = {
  airport: 900,
  station: 200,
  landmark: 150,
  town: 0,
};

function pointAt(points: readonly Entry[], at: LngLat): Entry | undefined {
  return points
    .map((point) => ({ point, metres: straightMetres(point.at, at) }))
    .filter(({ point, metres }) => metres <= pointReach[point.kind])
    .toSorted((a, b) => a.metres - b.metres)[0]?.point;
}

function townAround(towns: Towns, grid: TownGrid, at: LngLat): Entry | undefined {
  const found = grid
    .around(at, emptyReach)
    .map(({ town, population, metres }) => ({ town, metres: metres - estimateRadius(population) }))
    .toSorted((a, b) => a.metres - b.metres)[0];
  if (!found) return undefined;
  const entry = towns.entry(found.town);
  return found.metres < (entry.country === 'dz' ? emptyReach : townReach) ? entry : undefined;
}

/**
 * Names a position after its airport, station or sight, otherwise after the nearest town. The label can be located
 * again. Null if no town is within 20 km (50 in Algeria).
 */
export function reversePosition({ points, towns }: Gazetteer, grid: TownGrid, at: LngLat): Place | null {
  const point = pointAt(points, at);
  if (point) return toPlace(point);
  const entry = townAround(towns, grid, at);
  if (!entry) return null;
  const [lng, lat] = at;
  const label = `${entry.label} (${lat.toFixed(4)}, ${lng.toFixed(4)})`;
  return {
    ...toPlace(entry),
    id: `${addressIdPrefix}${label}`,
    label,
    kind: 'address',
    precision: 'point',
    at,
  };
}
