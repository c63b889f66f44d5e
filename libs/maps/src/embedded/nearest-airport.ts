import type { LngLat } from '../provider.ts';
import { loadAirports } from './data.ts';
import { straightMetres } from './geometry.ts';

/** A terminal lies this far from the centre of its airport at the most. */
const farthestMetres = 5000;

let airports: readonly { readonly iata: string; readonly at: LngLat }[] | undefined;

function readAirports() {
  const { degree, airports: rows } = loadAirports();
  return rows.map(({ iata, at: [lng, lat] }) => ({ iata, at: [lng / degree, lat / degree] as const }));
}

/** The code (IATA) of the airport at a position, also of one of its terminals; null if there is none. */
export function findAirportCode(at: LngLat): string | null {
  const near = (airports ??= readAirports())
    .map(({ iata, at: centre }) => ({ iata, metres: straightMetres(centre, at) }))
    .toSorted((one, other) => one.metres - other.metres)
    .at(0);
  return near && near.metres <= farthestMetres ? near.iata : null;
}
