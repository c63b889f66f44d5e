import type { Bounds, LngLat } from '../provider.ts';

export type Point = readonly [x: number, y: number];

export interface Viewport {
  /** In pixels, or any unit that the drawing is scaled from. */
  readonly width: number;
  readonly height: number;
  /** Margin around the route; a sixth of the smaller side by default. */
  readonly padding?: number;
  /** Free space at the lower edge, without labels. */
  readonly foot?: number;
  /** The closest view, as metres across the narrower side; 3000 by default. */
  readonly closest?: number;
}

export interface Projection {
  readonly project: (at: LngLat) => Point;
  readonly invert: (point: Point) => LngLat;
  readonly metresPerPixel: number;
}

const radians = Math.PI / 180;
const equator = 40_075_017;
/** Mercator, in turns of the globe. */
const toWorld = ([lng, lat]: LngLat): Point => [
  lng / 360,
  -Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / (2 * Math.PI),
];

const toLngLat = ([x, y]: Point): LngLat => [
  x * 360,
  (2 * Math.atan(Math.exp(-y * 2 * Math.PI)) - Math.PI / 2) / radians,
];

const findRange = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });

/** Centres all points in the viewport, as large as the padding allows. */
export function fitProjection(points: readonly LngLat[], viewport: Viewport): Projection {
  const { width, height, padding = Math.min(width, height) / 6, closest = 3000 } = viewport;
  const world = points.map(toWorld);
  const [x, y] = [findRange(world.map((point) => point[0])), findRange(world.map((point) => point[1]))];
  const centre: Point = [(x.low + x.high) / 2, (y.low + y.high) / 2];
  const metresPerTurn = equator * Math.cos(toLngLat(centre)[1] * radians);
  const scale = Math.min(
    (width - 2 * padding) / (x.high - x.low),
    (height - 2 * padding) / (y.high - y.low),
    (Math.min(width, height) * metresPerTurn) / closest,
  );
  return {
    project: (at) => {
      const [worldX, worldY] = toWorld(at);
      return [width / 2 + (worldX - centre[0]) * scale, height / 2 + (worldY - centre[1]) * scale];
    },
    invert: ([left, top]) =>
      toLngLat([centre[0] + (left - width / 2) / scale, centre[1] + (top - height / 2) / scale]),
    metresPerPixel: metresPerTurn / scale,
  };
}

/** The bounds of a viewport that fits the points, for requesting the basemap. */
export function findBounds(points: readonly LngLat[], viewport: Viewport): Bounds {
  const { invert } = fitProjection(points, viewport);
  const [west, north] = invert([0, 0]);
  const [east, south] = invert([viewport.width, viewport.height]);
  return { west, south, east, north };
}
