import type { LngLat } from '../provider.ts';

const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** Great-circle distance in metres. */
export function straightMetres([lngA, latA]: LngLat, [lngB, latB]: LngLat): number {
  const haversine =
    Math.sin(((latB - latA) * radians) / 2) ** 2 +
    Math.cos(latA * radians) * Math.cos(latB * radians) * Math.sin(((lngB - lngA) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
}
