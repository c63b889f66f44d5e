import { textVersion as termsVersion } from '../legal/schemas.ts';
import { challenge } from '../payments/challenge.ts';
import { transaction } from '../payments/schemas.ts';
import { tripFields, vehicleId } from '../pricing/trip.ts';
import { z } from '../schema.ts';
import { localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { email, personName, phone } from '../shared/person.ts';
import { bagCount, passengerCount } from '../shared/room.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { reservation } from './schemas.ts';
import { requestedTraveller } from './traveller.ts';
import { requestedWishes } from './wishes.ts';

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

/** The payment method; `stripe` and `paypal` are accepted as older names. */
export const paymentProvider = z.codec(
  z.enum(['card', 'wallet', 'stripe', 'paypal'], 'validation.payment_provider'),
  z.enum(['card', 'wallet']),
  {
    decode: (name) => (name === 'card' || name === 'stripe' ? 'card' : 'wallet'),
    encode: (kind) => kind,
  },
);

/** The path of this site to which a challenge or approval page sends the customer back. */
const returnPath = z.string().check(z.maxLength(500, 'validation.too_long'));

/** What a booking says of its ride, whoever books. */
export const rideFields = {
  ...tripFields,
  /** Absent if the customer rides. */
  traveller: maybe(requestedTraveller),
  passengers_count: maybe(passengerCount),
  bags_count: maybe(bagCount),
  ...requestedWishes,
  special_requests: maybe(z.string().check(z.maxLength(2000, 'validation.too_long'))),
};

export const reservationRequest = wireRequest({
  ...rideFields,
  client_name: maybe(personName),
  client_email: maybe(email),
  client_phone: maybe(phone),
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
  /** Where the visit came from, if the visitor allows that it is kept. */
  campaign: maybe(z.string().check(z.trim(), z.maxLength(100, 'validation.too_long'))),
});
export type ReservationRequest = z.output<typeof reservationRequest>;

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
