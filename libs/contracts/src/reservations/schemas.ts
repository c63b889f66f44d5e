import { vehicleSummary } from '../fleet/schemas.ts';
import { refundDecisions, transaction } from '../payments/schemas.ts';
import { extraCodes } from '../pricing/choices.ts';
import { fareLine } from '../pricing/fare-line.ts';
import { freeWaiting, hire, ridePlaces } from '../pricing/terms.ts';
import { z } from '../schema.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { listScope, paging, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';
import { followedFlight } from './followed-flight.ts';
import { shownTraveller } from './traveller.ts';
import { shownWishes } from './wishes.ts';

export const reservationStatuses = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

const refund = wireObject({
  amount,
  status: z.string(),
  /** The decision of its transaction, if the customer requested it. */
  decision: z.nullable(openEnum(refundDecisions)),
  created_at: instant,
});

const bookedExtra = z.object({ code: openEnum(extraCodes), quantity: z.number() });

/** What the ride needs besides its route; servers of earlier releases do not send it. */
const shownNeeds = {
  bags_count: maybe(z.number()),
  ...shownWishes,
  /** Absent if the customer rides. */
  traveller: maybe(shownTraveller),
  /** For a ride by the hour. */
  hire: maybe(hire),
  free_waiting: maybe(freeWaiting),
  /** Before the way back. */
  return_waiting: maybe(freeWaiting),
  ...ridePlaces,
  /** Absent unless the customer bought that the pickup follows a flight. */
  flight: maybe(followedFlight),
  /** The one that the pickup of the way back follows. */
  return_flight: maybe(followedFlight),
};

/** The refund of a cancellation, and the channel for it, up to and including an instant. */
const refundStep = wireObject({
  until: instant,
  amount,
  channel: openEnum(['self_service', 'operator', 'none']),
});

export const reservation = wireObject({
  id: z.number(),
  reference: z.string(),
  status: openEnum(reservationStatuses),
  vehicule_id: z.number(),
  vehicule: vehicleSummary,
  service_type: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  pickup_address: z.string(),
  destination_address: z.string(),
  stops: z.array(z.string()),
  round_trip: z.boolean(),
  return_pickup_address: z.nullable(z.string()),
  return_destination_address: z.nullable(z.string()),
  pickup_datetime: localDateTime,
  return_datetime: z.nullable(localDateTime),
  timezone: z.string(),
  passengers_count: z.number(),
  special_requests: z.nullable(z.string()),
  extras: z.array(bookedExtra),
  ...shownNeeds,
  /** Who drives a ride that is ahead or under way, once an operator says so; an unknown part is empty. */
  chauffeur: maybe(z.object({ name: z.string(), phone: z.string(), plate: z.string() })),
  total_price: amount,
  lines: z.array(fareLine),
  distance_km: z.nullable(z.number()),
  distance_text: z.nullable(z.string()),
  duration_seconds: z.nullable(z.number()),
  duration_text: z.nullable(z.string()),
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.nullable(z.string()),
  payment_provider: z.nullable(z.string()),
  payment_intent_id: z.nullable(z.string()),
  /** unpaid, pending, paid, partially_refunded, refunded, paid_elsewhere. */
  payment_status: z.string(),
  /** For an unpaid ride: when the vehicle is released. */
  hold_expires_at: z.nullable(instant),
  /** Whether the customer can cancel it now. */
  can_cancel: z.boolean(),
  cancellation_reason: z.nullable(z.string()),
  refunds: z.array(refund),
  /** In chronological order; empty if nothing is paid or nothing can be cancelled. */
  refund_schedule: z.optional(z.array(refundStep)),
  /** The accepted version of the terms; null for bookings made before versions were stored. */
  terms_version: maybe(z.string()),
  created_at: instant,
});
export type Reservation = z.output<typeof reservation>;

/** Why a ride waits for somebody of the company. */
export const rideNeeds = [
  'unclosed',
  'unconfirmed',
  'unpaid',
  'failed_refund',
  'change_request',
  'flight',
] as const;
export type RideNeed = (typeof rideNeeds)[number];

/** Empty filters are read as absent. */
export const rideFilters = {
  status: z.optional(searchText),
  /** Rides that wait for that reason alone. */
  need: z.optional(z.enum(['', ...rideNeeds], 'validation.invalid')),
  date_from: z.optional(z.union([z.literal(''), calendarDate])),
  date_to: z.optional(z.union([z.literal(''), calendarDate])),
  search: z.optional(searchText),
};
export const reservationQuery = wireObject({
  ...paging,
  ...rideFilters,
  scope: listScope,
  /** `latest` pickup first, by default; `next`: the rides ahead, soonest first, then those that are over, latest first. */
  order: z.optional(z.enum(['latest', 'next'], 'validation.invalid')),
});
export const reservationListAnswer = envelope(pageSchema(reservation));
export const reservationAnswer = envelope(z.object({ reservation, transactions: z.array(transaction) }));

/** The chauffeur's sheet of a ride. It contains the data that the customer allows, and the operator's phone. */
export const rideSheet = wireObject({
  id: z.number(),
  reference: z.string(),
  status: openEnum(reservationStatuses),
  vehicule: vehicleSummary,
  pickup_address: z.string(),
  destination_address: z.string(),
  stops: z.array(z.string()),
  pickup_datetime: localDateTime,
  return_datetime: z.nullable(localDateTime),
  timezone: z.string(),
  return_pickup_address: maybe(z.string()),
  return_destination_address: maybe(z.string()),
  passengers_count: z.number(),
  special_requests: z.nullable(z.string()),
  extras: z.optional(z.array(bookedExtra)),
  ...shownNeeds,
  client_name: z.string(),
  client_email: z.nullable(z.string()),
  client_phone: z.nullable(z.string()),
  operator_phone: z.string(),
});
export const rideSheetAnswer = envelope(rideSheet);

export const reservationStatsAnswer = envelope(
  wireObject({
    total: z.number(),
    pending: z.number(),
    confirmed: z.number(),
    in_progress: z.number(),
    completed: z.number(),
    cancelled: z.number(),
    total_spent: amount,
  }),
);
