export { shortName } from './trip/short-name.ts';
export { longestAddress, maximumStops, stopAddresses, withEnd } from './trip/trip-places.ts';
export type { TripPlaces } from './trip/trip-places.ts';
export { readLandingDay } from './trip/landing-day.ts';
