import type { Point } from './projection.ts';

const write = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The path data of straight lines. */
export function straightLines(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => `M${line.map(write).join('L')}`).join('');
}

/** Where roads end: the ends of lines that touch no other line. */
export function deadEnds(lines: readonly (readonly Point[])[]): Point[] {
  const touched = new Map<string, number>();
  for (const point of lines.flat()) touched.set(write(point), (touched.get(write(point)) ?? 0) + 1);
  const ends = lines.flatMap((line) => [...line.slice(0, 1), ...line.slice(-1)]);
  return ends.filter((end) => touched.get(write(end)) === 1);
}

/** A curve between two points without others between them, so that a short ride is not a straight line. */
function bowed(points: readonly Point[]): readonly Point[] {
  const [from, to] = points;
  if (!from || !to || points.length !== 2) return points;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * 0.08, (from[1] + to[1]) / 2 + dx * 0.08];
  return [from, middle, to];
}

type Curve = readonly [from: Point, leanOut: Point, leanIn: Point, to: Point];

/**
 * A smooth line through all points (Catmull-Rom). The tangents are limited to a third of a section, and to zero where
 * the line turns back, so it never loops round a point or overshoots one.
 */
export function softLine(through: readonly Point[]): readonly Curve[] {
  const points = bowed(through);
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const heading = (index: number): Point => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    const way = distance(before, here) + distance(here, after) || 1;
    return [(after[0] - before[0]) / way, (after[1] - before[1]) / way];
  };
  return points.slice(1).map((to, index) => {
    const from = at(index);
    const reach = distance(from, to) / 3;
    const [out, into] = [heading(index), heading(index + 1)];
    return [
      from,
      [from[0] + out[0] * reach, from[1] + out[1] * reach],
      [to[0] - into[0] * reach, to[1] - into[1] * reach],
      to,
    ];
  });
}

/** The path data of consecutive curves. */
export function curvedLine(curves: readonly Curve[]): string {
  const [first] = curves;
  if (!first) return '';
  return `M${write(first[0])}${curves.map(([, ...rest]) => `C${rest.map(write).join(' ')}`).join('')}`;
}

/** Points along curves, at most a number of pixels apart: labels must not cover them. */
export function alongCurves(curves: readonly Curve[], every: number): Point[] {
  return curves.flatMap(([from, leanOut, leanIn, to]) => {
    const around = distance(from, leanOut) + distance(leanOut, leanIn) + distance(leanIn, to);
    const steps = Math.max(1, Math.ceil(around / every));
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      const share = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      const mix = (axis: 0 | 1): number =>
        [from, leanOut, leanIn, to].reduce((sum, point, index) => sum + point[axis] * (share[index] ?? 0), 0);
      return [mix(0), mix(1)];
    });
  });
}

/** A short stroke across a line at its point nearest to `at`, as path data. */
export function tickAcross(line: readonly Point[], at: Point, length: number): string {
  const nearest = line.reduce(
    (best, point, index) => (distance(point, at) < distance(line[best] ?? point, at) ? index : best),
    0,
  );
  const [before, after] = [line[nearest - 1] ?? at, line[nearest + 1] ?? at];
  const way = distance(before, after) || 1;
  const [x, y] = [((before[1] - after[1]) / way) * length, ((after[0] - before[0]) / way) * length];
  return straightLines([
    [
      [at[0] - x / 2, at[1] - y / 2],
      [at[0] + x / 2, at[1] + y / 2],
    ],
  ]);
}
