import { extraCodes, type ExtraCode } from './tariff.ts';

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
  ...extraCodes,
  'minimum',
  'maximum',
] as const;
export type FareLineCode = (typeof fareLineCodes)[number];

/** The counts of a line: metres, seconds, stops, legs, hours, pieces, or cents (price of an hour, limit). */
export const fareLineCounts = [
  'metres',
  'seconds',
  'stops',
  'legs',
  'hours',
  'hourlyPrice',
  'quantity',
  'limit',
] as const;
export type FareLineDetail = Readonly<Partial<Record<(typeof fareLineCounts)[number], number>>>;

/** One line of a fare. A newer server may send codes that this release does not know. */
export interface FareLine<Code extends string = FareLineCode> {
  readonly code: Code;
  readonly cents: number;
  readonly detail: FareLineDetail;
}

/** `lines` sum to `total` to the cent. */
export interface Fare {
  readonly lines: readonly FareLine[];
  readonly total: number;
}

/** An extra with its pieces, or started hours if it is sold by the hour. */
export interface ChosenExtra {
  readonly code: ExtraCode;
  readonly quantity: number;
}
