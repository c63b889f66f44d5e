import type { DrawnRoute } from '@livree/contracts';
import type { LngLat, MapsProvider } from '@livree/maps';
import { boundsOf } from '@livree/maps/route-map';
import type { DerivedRoute } from './derive-route.ts';

/** The shape of the picture that screens draw, so that its edges are filled as well. */
const picture = { width: 640, height: 640, padding: 40 };

const pair = ([longitude, latitude]: LngLat): [number, number] => [longitude, latitude];
const pairs = (lines: readonly (readonly LngLat[])[]) => lines.map((line) => line.map(pair));

/** The quiet map round a route. */
export async function basemapOf(
  maps: MapsProvider,
  { estimate }: DerivedRoute,
): Promise<DrawnRoute['basemap']> {
  const { roads, trunks, coast, towns } = await maps.map.basemap(boundsOf(estimate.path, picture));
  return {
    roads: pairs(roads),
    trunks: pairs(trunks),
    coast: pairs(coast),
    towns: towns.map(({ name, at }) => ({ name, at: pair(at) })),
  };
}
