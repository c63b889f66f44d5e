import { waitingPlaces } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { extraCodes, fareLineCodes, fareLineCounts } from '@livree/pricing';

const leg = z.object({ metres: z.int(), seconds: z.int() });

const fareLine = z.object({
  code: z.enum(fareLineCodes),
  cents: z.int(),
  detail: z.partialRecord(z.enum(fareLineCounts), z.int()),
});

const cancellationPolicy = z.object({
  version: z.string(),
  selfServiceHours: z.number(),
  fullRefundHours: z.number(),
  partialRefundHours: z.number(),
  partialRefundShare: z.number(),
});

const place = z.object({
  kind: z.enum(waitingPlaces),
  town: z.nullable(z.string()),
  /** The code (IATA) of the airport. */
  airport: z.optional(z.string()),
});

const waiting = z.object({ place: z.enum(waitingPlaces), minutes: z.int() });

/**
 * The price of a trip and its reasons, in cents, metres and seconds. `outbound` is null if the trip is priced by the
 * hour. A quote signs it and a reservation stores it.
 */
export const pricedTrip = z.object({
  tariffVersion: z.string(),
  total: z.int(),
  lines: z.array(fareLine),
  outbound: z.nullable(leg),
  return: z.nullable(leg),
  extras: z.array(z.object({ code: z.enum(extraCodes), quantity: z.int() })),
  policy: cancellationPolicy,
  /** The pickup place's zone. */
  timeZone: z.string(),
  /** Quotes of earlier releases lack what follows. */
  pickup: z.optional(place),
  /** Null for a ride by the hour. */
  freeWaiting: z.optional(z.nullable(waiting)),
  /** Where the way back begins, and how long the chauffeur waits there without charge; null without one. */
  returnPickup: z.optional(z.nullable(place)),
  returnWaiting: z.optional(z.nullable(waiting)),
  /** Null for a ride by distance. */
  hire: z.optional(z.nullable(z.object({ hours: z.int(), includedKm: z.int() }))),
  /** The time from the booking to the earliest pickup. */
  noticeMinutes: z.optional(z.int()),
  /** Hours before the pickup until which the customer changes the ride alone. */
  changeHours: z.optional(z.int()),
  /** The VAT in the price. */
  vatPercent: z.optional(z.int()),
});
export type PricedTrip = z.output<typeof pricedTrip>;
