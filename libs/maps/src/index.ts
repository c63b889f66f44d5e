export { airportName } from './airport-names.ts';
export { MapsError } from './maps-error.ts';
export type { MapsErrorCode } from './maps-error.ts';
export type {
  Basemap,
  Bounds,
  LngLat,
  MapsProvider,
  Place,
  RouteEstimate,
  SuggestOptions,
  Suggestion,
} from './provider.ts';
