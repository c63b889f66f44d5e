import { z } from '../schema.ts';
import { vehicleSummary } from '../fleet/schemas.ts';
import { challenge, refundDecisions, transaction } from '../payments/schemas.ts';
import { extraCodes } from '../pricing/choices.ts';
import { fareLine } from '../pricing/fare-line.ts';
import { tripFields, vehicleId } from '../pricing/trip.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { envelope, pageOf } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { textVersion as termsVersion } from '../legal/schemas.ts';
import { email, personName, phone } from '../shared/person.ts';
import { paging, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

export const reservationStatuses = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** The payment method; `stripe` and `paypal` are accepted as older names. */
export const paymentProvider = z.codec(
  z.enum(['card', 'wallet', 'stripe', 'paypal'], 'validation.payment_provider'),
  z.enum(['card', 'wallet']),
  {
    decode: (name) => (name === 'card' || name === 'stripe' ? 'card' : 'wallet'),
    encode: (kind) => kind,
  },
);

export const passengerCount = z
  .int('validation.passengers')
  .check(z.minimum(1, 'validation.passengers'), z.maximum(7, 'validation.passengers'));

/** The path of this site to which a challenge or approval page sends the customer back. */
const returnPath = z.string().check(z.maxLength(500, 'validation.too_long'));

export const reservationRequest = wireRequest({
  ...tripFields,
  client_name: maybe(personName),
  client_email: maybe(email),
  client_phone: maybe(phone),
  passengers_count: maybe(passengerCount),
  special_requests: maybe(z.string().check(z.maxLength(2000, 'validation.too_long'))),
  /** Never charged: compared with the true price, 422 if it differs. */
  total_price: maybe(amount),
  /** The signed quote that the customer saw. */
  quote: maybe(z.string().check(z.maxLength(20_000, 'validation.too_long'))),
  /** Compared with the server's own, 422 if it differs by more than rounding. */
  distance_km: maybe(z.number()),
  /** Ignored; accepted for older clients. */
  distance_text: maybe(z.string()),
  duration_seconds: maybe(z.number()),
  duration_text: maybe(z.string()),
  payment_provider: maybe(paymentProvider),
  payment_data: maybe(z.record(z.string(), z.unknown())),
  /** A token of the provider. Without it, the payment waits for `confirm-payment`. */
  payment_method_id: maybe(z.string().check(z.maxLength(100, 'validation.too_long'))),
  /** The customer asks the provider to save this card. */
  save_card: maybe(z.boolean('validation.invalid')),
  return_path: maybe(returnPath),
  /** The version of the terms that the checkout showed; the current one by default. */
  terms_version: maybe(termsVersion),
});
export type ReservationRequest = z.output<typeof reservationRequest>;

const refund = wireObject({
  amount,
  status: z.string(),
  /** The decision of its transaction, if the customer requested it. */
  decision: z.nullable(openEnum(refundDecisions)),
  created_at: instant,
});

const bookedExtra = z.object({ code: openEnum(extraCodes), quantity: z.number() });

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
  /** unpaid, pending, paid, partially_refunded, refunded. */
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

const paymentIntent = wireObject({ id: z.string(), status: z.string(), client_secret: maybe(z.string()) });

/** The state of a payment for the customer. */
export const paymentOutcomes = [
  'succeeded',
  'processing',
  'requires_action',
  'requires_payment_method',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const bookedAnswer = envelope(
  wireObject({
    status: openEnum(paymentOutcomes),
    reservation,
    payment: z.nullable(transaction),
    payment_intent: z.nullable(paymentIntent),
    payment_intent_id: z.nullable(z.string()),
    /** The page on which the customer approves a wallet payment. */
    approval_url: z.nullable(z.string()),
    /** The customer's next step if the outcome is `requires_action`. */
    challenge: z.nullable(challenge),
    transactions: z.array(transaction),
  }),
);

export const reservationQuery = wireObject({
  ...paging,
  /** Empty filters are read as absent. */
  status: z.optional(searchText),
  date_from: z.optional(z.union([z.literal(''), calendarDate])),
  date_to: z.optional(z.union([z.literal(''), calendarDate])),
  search: z.optional(searchText),
});
export const reservationListAnswer = envelope(pageOf(reservation));
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
  passengers_count: z.number(),
  special_requests: z.nullable(z.string()),
  client_name: z.string(),
  client_email: z.nullable(z.string()),
  client_phone: z.nullable(z.string()),
  house_phone: z.string(),
});
export const rideSheetAnswer = envelope(rideSheet);

export const availabilityRequest = wireRequest({
  vehicule_id: vehicleId,
  pickup_datetime: localDateTime,
  return_datetime: maybe(localDateTime),
  /** Determines the time zone; Europe/Paris by default. */
  pickup_address: maybe(z.string().check(z.maxLength(300, 'validation.too_long'))),
  /** The estimated duration of a ride, if known; a vehicle is occupied for at least two hours. */
  duration_seconds: maybe(
    z
      .int('validation.number')
      .check(z.minimum(0, 'validation.number'), z.maximum(604_800, 'validation.number')),
  ),
});
export const availabilityAnswer = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
  available: z.boolean(),
  is_available: z.boolean(),
});

export const eligibility = wireObject({
  can_cancel: z.boolean(),
  message: z.string(),
  pickup_datetime_formatted: z.string(),
  cancellation_deadline_formatted: z.string(),
  hours_until_deadline: z.number(),
  time_until_deadline: z.string(),
  cancellation_rule: z.string(),
  /** The refund: immediately if `can_cancel`, otherwise through an operator by phone. */
  refund_amount: amount,
  phone: z.nullable(z.string()),
});
export type Eligibility = z.output<typeof eligibility>;
export const eligibilityAnswer = envelope(eligibility);

export const cancellationRequest = z.strictObject({
  reason: maybe(z.string().check(z.trim(), z.maxLength(1000, 'validation.too_long'))),
});
export const cancellationAnswer = envelope(z.object({ reservation, transactions: z.array(transaction) }));

export const confirmationRequest = wireRequest({
  payment_intent_id: maybe(z.string().check(z.maxLength(100, 'validation.too_long'))),
  /** Changes the payment method; unchanged by default. */
  payment_provider: maybe(paymentProvider),
  /** Pays a payment without a method, or again after a refusal. */
  payment_method_id: maybe(z.string().check(z.maxLength(100, 'validation.too_long'))),
  /** The customer asks the provider to save this card. */
  save_card: maybe(z.boolean('validation.invalid')),
  return_path: maybe(returnPath),
});
/** `succeeded` with the settled reservation, or `requires_action` with the address of the challenge. */
export const confirmationAnswer = envelope(
  wireObject({
    status: openEnum(paymentOutcomes),
    reservation,
    transactions: z.array(transaction),
    challenge: z.nullable(challenge),
  }),
);

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
