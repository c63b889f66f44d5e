import type { LngLat } from '../provider.ts';
import { straightMetres } from './geometry.ts';
import type { Towns } from './towns.ts';

/** A town by its number. */
export interface NearTown {
  readonly town: number;
  readonly population: number;
  readonly metres: number;
}

/** Finds towns around a position without scanning all of them. */
export interface TownGrid {
  /** Towns within a number of metres from the position, at most 50 km, unordered. */
  around(at: LngLat, metres: number): NearTown[];
}

const cellsPerDegree = 4;
const metresPerDegree = 111_000;
/** The length of a degree of longitude relative to latitude, in the north of our countries. */
const narrowest = 0.5;

const findCell = (degrees: number): number => Math.floor(degrees * cellsPerDegree);
const joinKey = (x: number, y: number): number => x * 4096 + y;

/** Sorts the towns into squares of a quarter of a degree. */
export function openTownGrid(towns: Towns): TownGrid {
  const cells = new Map<number, number[]>();
  for (let town = 0; town < towns.located; town += 1) {
    const [lng, lat] = towns.at(town);
    const key = joinKey(findCell(lng), findCell(lat));
    const cell = cells.get(key);
    if (cell) cell.push(town);
    else cells.set(key, [town]);
  }
  return {
    around(at, reach) {
      const high = reach / metresPerDegree;
      const wide = high / narrowest;
      const found: NearTown[] = [];
      for (let x = findCell(at[0] - wide); x <= findCell(at[0] + wide); x += 1) {
        for (let y = findCell(at[1] - high); y <= findCell(at[1] + high); y += 1) {
          for (const town of cells.get(joinKey(x, y)) ?? []) {
            const metres = straightMetres(towns.at(town), at);
            if (metres <= reach) found.push({ town, metres, population: towns.population(town) });
          }
        }
      }
      return found;
    },
  };
}

/** The radius of a town grows with its inhabitants: 5 km for Paris. */
export const estimateRadius = (population: number): number => 3.5 * Math.sqrt(population);
