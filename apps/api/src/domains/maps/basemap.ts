import type { DrawnPlace } from '@livree/contracts';
import type { Bounds, LngLat, MapsProvider, Place, RouteEstimate } from '@livree/maps';
import { findBounds } from '@livree/maps/route-map';

/** Where towns have names: the part of a route or place that most screens show. */
const picture = { width: 640, height: 640, padding: 40 };
const roundPlace = { ...picture, closest: 48_000 };
/** The widest and the tallest drawing on screens: roads continue to the edge of each. */
const shapes = [
  { width: 900, height: 320, padding: 56 },
  { width: 480, height: 900, padding: 56 },
];
/** Metres over the narrower side of the drawing of a place. */
const closest = 24_000;

const pair = ([longitude, latitude]: LngLat): [number, number] => [longitude, latitude];
const pairs = (lines: readonly (readonly LngLat[])[]) => lines.map((line) => line.map(pair));

const around = (all: readonly Bounds[]): Bounds => ({
  west: Math.min(...all.map(({ west }) => west)),
  south: Math.min(...all.map(({ south }) => south)),
  east: Math.max(...all.map(({ east }) => east)),
  north: Math.max(...all.map(({ north }) => north)),
});

type Shown = DrawnPlace['basemap'];

async function basemapIn({ map }: MapsProvider, bounds: Bounds, core: Bounds): Promise<Shown> {
  const { roads, trunks, coast, towns } = await map.basemap(bounds, core);
  return {
    roads: pairs(roads),
    trunks: pairs(trunks),
    coast: pairs(coast),
    towns: towns.map(({ name, at }) => ({ name, at: pair(at) })),
  };
}

/** The basemap around a route. */
export const drawRouteBasemap = (maps: MapsProvider, { path }: Pick<RouteEstimate, 'path'>): Promise<Shown> =>
  basemapIn(maps, around(shapes.map((shape) => findBounds(path, shape))), findBounds(path, picture));

/** The basemap around a place. */
export const drawPlaceBasemap = (maps: MapsProvider, { at }: Pick<Place, 'at'>): Promise<Shown> => {
  const shown = shapes.map((shape) => findBounds([at], { ...shape, closest }));
  return basemapIn(maps, around(shown), findBounds([at], roundPlace));
};
