import type { DrawnPlace } from '@livree/contracts';
import type { LngLat, MapsProvider, Place, RouteEstimate } from '@livree/maps';
import { boundsOf } from '@livree/maps/route-map';

/** The shape of the picture that screens draw, so that its edges are filled as well. */
const picture = { width: 640, height: 640, padding: 40 };
/** Screens show a place at most so near and so wide: metres over a side. */
const aroundPlace = { ...picture, closest: 48_000 };

const pair = ([longitude, latitude]: LngLat): [number, number] => [longitude, latitude];
const pairs = (lines: readonly (readonly LngLat[])[]) => lines.map((line) => line.map(pair));

type Shown = DrawnPlace['basemap'];

async function basemapIn({ map }: MapsProvider, bounds: ReturnType<typeof boundsOf>): Promise<Shown> {
  const { roads, trunks, coast, towns } = await map.basemap(bounds);
  return {
    roads: pairs(roads),
    trunks: pairs(trunks),
    coast: pairs(coast),
    towns: towns.map(({ name, at }) => ({ name, at: pair(at) })),
  };
}

/** The quiet map round a route. */
export const basemapOf = (maps: MapsProvider, { path }: Pick<RouteEstimate, 'path'>): Promise<Shown> =>
  basemapIn(maps, boundsOf(path, picture));

/** The quiet map round a place. */
export const basemapRound = (maps: MapsProvider, { at }: Pick<Place, 'at'>): Promise<Shown> =>
  basemapIn(maps, boundsOf([at], aroundPlace));
