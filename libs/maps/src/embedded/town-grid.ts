import type { LngLat } from '../provider.ts';
import type { Entry } from './gazetteer.ts';
import { straightMetres } from './geometry.ts';

/** Finds towns round a position without looking at all of them. */
export type TownGrid = {
  /** Towns at most so many metres from the position, 50 km at most, in no order. */
  around(at: LngLat, metres: number): { readonly town: Entry; readonly metres: number }[];
};

const cellsPerDegree = 4;
const metresPerDegree = 111_000;
/** A degree of longitude is this much of one of latitude at the north of our countries. */
const narrowest = 0.5;

const cellOf = (degrees: number): number => Math.floor(degrees * cellsPerDegree);
const keyOf = (x: number, y: number): number => x * 4096 + y;

/** Sorts the towns into squares of a quarter of a degree. */
export function openTownGrid(towns: readonly Entry[]): TownGrid {
  const cells = new Map<number, Entry[]>();
  for (const town of towns) {
    const key = keyOf(cellOf(town.at[0]), cellOf(town.at[1]));
    const cell = cells.get(key);
    if (cell) cell.push(town);
    else cells.set(key, [town]);
  }
  return {
    around(at, reach) {
      const high = reach / metresPerDegree;
      const wide = high / narrowest;
      const found: { town: Entry; metres: number }[] = [];
      for (let x = cellOf(at[0] - wide); x <= cellOf(at[0] + wide); x += 1) {
        for (let y = cellOf(at[1] - high); y <= cellOf(at[1] + high); y += 1) {
          for (const town of cells.get(keyOf(x, y)) ?? []) {
            const metres = straightMetres(town.at, at);
            if (metres <= reach) found.push({ town, metres });
          }
        }
      }
      return found;
    },
  };
}

/** A town reaches as far from its centre as its inhabitants take room: 5 km for Paris. */
export const radiusOf = ({ population }: Entry): number => 3.5 * Math.sqrt(population);
