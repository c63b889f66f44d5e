export { MapsError } from './maps-error.ts';
export type { MapsErrorCode } from './maps-error.ts';
export type * from './provider.ts';
