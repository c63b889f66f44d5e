export { AddressMap } from './map/address-map.tsx';
export type { AddressMapProps } from './map/address-map.tsx';
export { MapGround } from './map/map-ground.tsx';
export { RouteMap } from './map/route-map.tsx';
export type { RouteMapProps } from './map/route-map.tsx';
