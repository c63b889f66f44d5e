export { AddressMap } from './map/address-map/address-map.tsx';
export type { AddressMapProps } from './map/address-map/address-map.tsx';
export type { GoogleMaps } from './map/google/google-maps.ts';
export { MapGround } from './map/map-ground/map-ground.tsx';
export { RouteMap } from './map/route-map/route-map.tsx';
export type { RouteMapProps } from './map/route-map/route-map.tsx';
