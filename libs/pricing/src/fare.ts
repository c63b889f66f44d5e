import type { ExtraCode } from './tariff.ts';

export const fareLineCodes = [
  'base',
  'distance',
  'time',
  'stops',
  'round_trip',
  'night',
  'weekend',
  'premium',
  'hourly',
  'flight_tracking',
  'meet_and_greet',
  'child_seat',
  'extra_waiting',
  'city_guide',
  'minimum',
  'maximum',
] as const;
export type FareLineCode = (typeof fareLineCodes)[number];

/** What a line counts: metres, seconds, stops, legs, hours, pieces, or cents (rate an hour, limit). */
export type FareLineDetail = {
  readonly metres?: number;
  readonly seconds?: number;
  readonly stops?: number;
  readonly legs?: number;
  readonly hours?: number;
  readonly hourlyPrice?: number;
  readonly quantity?: number;
  readonly limit?: number;
};

export type FareLine = {
  readonly code: FareLineCode;
  readonly cents: number;
  readonly detail: FareLineDetail;
};

/** `lines` sum to `total` to the cent. */
export type Fare = { readonly lines: readonly FareLine[]; readonly total: number };

/** Pieces of an extra sold by the piece, started hours of one sold by the hour. */
export type ChosenExtra = { readonly code: ExtraCode; readonly quantity: number };
