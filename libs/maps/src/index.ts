export { embeddedAttribution } from './attribution.ts';
export { fallbackSuggestions } from './fallback-suggestions.ts';
export { MapsError } from './maps-error.ts';
export type { MapsErrorCode } from './maps-error.ts';
export type * from './provider.ts';
