import type { LngLat, Place } from '../provider.ts';
import type { Entry, Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { addressIdPrefix, toPlace } from './locate.ts';

const townReach = 20_000;

/** A town reaches as far from its centre as its inhabitants take room: 5 km for Paris. */
const radiusOf = ({ population }: Entry): number => 3.5 * Math.sqrt(population);

function townAround(towns: readonly Entry[], at: LngLat): Entry | undefined {
  const [lng, lat] = at;
  return towns
    .filter((town) => Math.abs(town.at[1] - lat) < 0.2 && Math.abs(town.at[0] - lng) < 0.4)
    .map((town) => ({ town, metres: straightMetres(town.at, at) - radiusOf(town) }))
    .filter(({ metres }) => metres < townReach)
    .toSorted((a, b) => a.metres - b.metres)[0]?.town;
}

/** A position named by the nearest town; its label can be located again. null when no town is within 20 km. */
export function reversePosition(gazetteer: Gazetteer, at: LngLat): Place | null {
  const entry = townAround(gazetteer.towns, at);
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
