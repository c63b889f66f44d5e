import type { LngLat, Place } from '../provider.ts';
import type { Entry, Gazetteer } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';
import { addressIdPrefix, toPlace } from './locate.ts';

const townReach = 20_000;

function nearest(entries: readonly Entry[], at: LngLat): { entry: Entry | undefined; metres: number } {
  const [lng, lat] = at;
  const near = entries.filter((it) => Math.abs(it.at[1] - lat) < 0.2 && Math.abs(it.at[0] - lng) < 0.4);
  const ranked = near
    .map((entry) => ({ entry, metres: straightMetres(entry.at, at) }))
    .toSorted((a, b) => a.metres - b.metres);
  return ranked[0] ?? { entry: undefined, metres: Infinity };
}

/** A position named by the nearest town; its label can be located again. null when no town is within 20 km. */
export function reversePosition(gazetteer: Gazetteer, at: LngLat): Place | null {
  const { entry, metres } = nearest(gazetteer.towns, at);
  if (!entry || metres > townReach) return null;
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
