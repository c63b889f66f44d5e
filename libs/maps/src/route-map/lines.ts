import type { Point } from './projection.ts';

const write = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The path data of straight lines. */
export function straightLines(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => `M${line.map(write).join('L')}`).join('');
}

/** A bow between two points that have none between them, so that a short ride is no ruler line. */
function bowed(points: readonly Point[]): readonly Point[] {
  const [from, to] = points;
  if (!from || !to || points.length !== 2) return points;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * 0.08, (from[1] + to[1]) / 2 + dx * 0.08];
  return [from, middle, to];
}

/** The path data of a soft line through all points (Catmull-Rom). */
export function softLine(through: readonly Point[]): string {
  const points = bowed(through);
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const lean = (near: number, before: number, after: number): Point => [
    at(near)[0] + (at(after)[0] - at(before)[0]) / 6,
    at(near)[1] + (at(after)[1] - at(before)[1]) / 6,
  ];
  const curves = points
    .slice(1)
    .map(
      (end, index) =>
        `C${[lean(index, index - 1, index + 1), lean(index + 1, index + 2, index), end].map(write).join(' ')}`,
    );
  return points.length === 0 ? '' : `M${write(at(0))}${curves.join('')}`;
}

/** Points along a line, one every so many pixels: what a label must not cover. */
export function alongLine(points: readonly Point[], every: number): Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / every));
    return Array.from({ length: steps }, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ]);
  });
}
