import type { LngLat } from '../provider.ts';
import { loadCoast } from './data.ts';

export type Lines = readonly (readonly LngLat[])[];

/** The coast lines of our countries. */
export function readCoast(): Lines {
  const { degree, lengths, points } = loadCoast();
  let next = 0;
  return Array.from(lengths, (length) =>
    Array.from({ length }, (): LngLat => [(points[next++] ?? 0) / degree, (points[next++] ?? 0) / degree]),
  );
}

/** Positive if the third point lies to the left of the line from the first to the second. */
const side = ([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const doCross = (a: LngLat, b: LngLat, c: LngLat, d: LngLat): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

/** Whether the straight way between two points crosses a coast. */
export function crossesCoast(coast: Lines, from: LngLat, to: LngLat): boolean {
  return coast.some((line) =>
    line.some((point, index) => {
      const next = line[index + 1];
      return next !== undefined && doCross(from, to, point, next);
    }),
  );
}
