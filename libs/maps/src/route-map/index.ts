import type { Basemap, LngLat } from '../provider.ts';
import { createLabelPlacer, cutToWidth } from './labels.ts';
import type { Label, LabelPlacer } from './labels.ts';
import { alongCurves, curvedLine, deadEnds, softLine, straightLines, tickAcross } from './lines.ts';
import { fitProjection } from './projection.ts';
import type { Point, Viewport } from './projection.ts';
import { scaleBar } from './scale-bar.ts';
import type { ScaleBar } from './scale-bar.ts';

export { findBounds } from './projection.ts';
export type { Label } from './labels.ts';
export type { Point, Viewport } from './projection.ts';
export type { ScaleBar } from './scale-bar.ts';

export interface RouteMapView {
  /** Empty for a map of a place. */
  readonly path: readonly LngLat[];
  /** Departure, stops, destination, with the short name beside each; a single stop is the destination. */
  readonly stops: readonly { readonly at: LngLat; readonly label: string }[];
  readonly basemap?: Basemap;
}

export interface StopMark {
  readonly kind: 'departure' | 'stop' | 'destination';
  readonly at: Point;
  /** The stroke across the route that marks a stop; null at both ends, which are a ring and a dot. */
  readonly tick: string | null;
  readonly label: Label | null;
}

/** All that is drawn, in the viewport's units: strings are the `d` of an SVG path. */
export interface RouteMapDrawing {
  readonly viewBox: string;
  readonly coast: string;
  readonly roads: string;
  readonly trunks: string;
  readonly route: string;
  readonly towns: readonly Label[];
  /** Where a road ends inside the view; a dot there says that it leads to a place. */
  readonly roadEnds: readonly Point[];
  readonly stops: readonly StopMark[];
  readonly scale: ScaleBar;
}

const stopLabel = { size: 14, gap: 13, hasDot: false };
const townLabel = { size: 11, gap: 7, hasDot: true };
const tickLength = 14;
/** Area of the drawing in square pixels for each named stop or town, so that a small map stays readable. */
const areaOfName = 25_000;
/** The share of the drawing's width that one name may take. */
const shareOfName = 0.42;

function chooseMark(index: number, count: number): StopMark['kind'] {
  if (index === count - 1) return 'destination';
  return index === 0 ? 'departure' : 'stop';
}

/**
 * Turns a route and its basemap into the shapes of an SVG. Pure: the same result in a browser, on a server and in a
 * mail.
 */
export function drawRouteMap(view: RouteMapView, viewport: Viewport): RouteMapDrawing {
  const { project, metresPerPixel } = fitProjection(
    [...view.path, ...view.stops.map(({ at }) => at)],
    viewport,
  );
  const projected = (of: readonly (readonly LngLat[])[] = []) => of.map((line) => line.map(project));
  const [roads, trunks] = [projected(view.basemap?.roads), projected(view.basemap?.trunks)];
  const route = softLine(view.path.map(project));
  const line = alongCurves(route, 8);
  const marks = view.stops.map(({ at }) => project(at));
  const placer = createLabelPlacer({ line, marks }, viewport);
  const names = Math.ceil((viewport.width * viewport.height) / areaOfName);
  const labels = nameStops(view.stops, marks, { placer, names, width: viewport.width * shareOfName });
  const stops = marks.map((at, index): StopMark => {
    const kind = chooseMark(index, marks.length);
    const tick = kind === 'stop' ? tickAcross(line, at, tickLength) : null;
    return { kind, at, tick, label: labels.get(index) ?? null };
  });
  const towns = (view.basemap?.towns ?? [])
    .filter(({ name }) => !view.stops.some(({ label }) => label === name))
    .flatMap(({ name, at }) => placer.place(name, project(at), townLabel, false) ?? [])
    .slice(0, Math.max(0, names - stops.filter(({ kind, label }) => kind === 'stop' && label).length));
  return {
    viewBox: `0 0 ${viewport.width} ${viewport.height}`,
    coast: straightLines(projected(view.basemap?.coast)),
    roads: straightLines(roads),
    trunks: straightLines(trunks),
    roadEnds: deadEnds([...roads, ...trunks]).filter((end) => isShown(end, viewport)),
    route: curvedLine(route),
    towns,
    stops,
    scale: scaleBar(metresPerPixel, viewport.width / 4),
  };
}

const isShown = ([x, y]: Point, { width, height }: Viewport): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height;

interface Naming {
  readonly placer: LabelPlacer;
  /** The maximum number of named stops. */
  readonly names: number;
  /** The maximum width of a name, in pixels. */
  readonly width: number;
}

/** The labels of a route by position: always both ends, then as many stops as fit. */
function nameStops(
  stops: RouteMapView['stops'],
  marks: readonly Point[],
  { placer, names, width }: Naming,
): ReadonlyMap<number, Label> {
  const labels = new Map<number, Label>();
  const name = (index: number, must: boolean): void => {
    const text = cutToWidth(stops[index]?.label ?? '', stopLabel, width);
    const label = placer.place(text, marks[index] ?? [0, 0], stopLabel, must);
    if (label !== null) labels.set(index, label);
  };
  const ends = new Set([0, stops.length - 1]);
  for (const index of ends) name(index, true);
  for (const index of stops.keys())
    if (!ends.has(index) && labels.size < names + ends.size) name(index, false);
  return labels;
}
