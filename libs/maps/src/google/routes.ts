import { MapsError } from '../maps-error.ts';
import type { LngLat, RouteEstimate } from '../provider.ts';
import { routesAnswer } from './answers.ts';
import type { GoogleClient } from './client.ts';

const waypoint = ([longitude, latitude]: LngLat) => ({ location: { latLng: { latitude, longitude } } });

/** "165s" */
const readSeconds = (duration: string): number => Math.round(Number.parseFloat(duration));

const toLngLat = ([lng = 0, lat = 0]: readonly number[]): LngLat => [lng, lat];

/** The drive without traffic, as a fixed price needs it. @throws MapsError `no_route` */
export async function routeFromGoogle(
  ask: GoogleClient,
  stops: readonly [LngLat, LngLat, ...LngLat[]],
  signal?: AbortSignal,
): Promise<RouteEstimate> {
  const [origin, ...others] = stops;
  const answer = await ask(
    {
      host: 'https://routes.googleapis.com',
      path: '/directions/v2:computeRoutes',
      fields:
        'routes.distanceMeters,routes.duration,routes.legs.distanceMeters,routes.legs.duration,routes.polyline',
      body: {
        origin: waypoint(origin),
        destination: waypoint(others.at(-1) ?? origin),
        intermediates: others.slice(0, -1).map(waypoint),
        travelMode: 'DRIVE',
        routingPreference: 'TRAFFIC_UNAWARE',
        units: 'METRIC',
        polylineQuality: 'OVERVIEW',
        polylineEncoding: 'GEO_JSON_LINESTRING',
      },
    },
    routesAnswer,
    signal,
  );
  const route = answer.routes?.[0];
  if (!route) throw new MapsError('no_route', stops.map((stop) => stop.join(',')).join(' '));
  return {
    metres: route.distanceMeters ?? 0,
    seconds: readSeconds(route.duration),
    legs: route.legs.map(({ distanceMeters = 0, duration }) => ({
      metres: distanceMeters,
      seconds: readSeconds(duration),
    })),
    path: route.polyline.geoJsonLinestring.coordinates.map(toLngLat),
    source: 'directions',
    isEstimate: false,
  };
}
