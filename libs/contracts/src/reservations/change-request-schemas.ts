import { extraCodes } from '../pricing/choices.ts';
import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { changeQuote, changedParts } from './change-parts.ts';
import { shownWishes } from './wishes.ts';

/**
 * `to_pay`: accepted, and changed once the difference is paid; `lapsed`: it was not paid in time; `closed`: the ride began or
 * was cancelled without a decision.
 */
const changeRequestStatuses = [
  'open',
  'accepted',
  'to_pay',
  'lapsed',
  'declined',
  'withdrawn',
  'closed',
] as const;
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

/** What is to be different; a field that is absent stays as it is. */
const wantedChange = wireObject({
  pickup_datetime: maybe(localDateTime),
  return_datetime: maybe(localDateTime),
  pickup_address: maybe(z.string()),
  destination_address: maybe(z.string()),
  stops: maybe(z.array(z.string())),
  return_pickup_address: maybe(z.string()),
  return_destination_address: maybe(z.string()),
  /** The name of another vehicle. */
  vehicle_name: maybe(z.string()),
  passengers_count: maybe(z.number()),
  bags_count: maybe(z.number()),
  extras: maybe(z.array(z.object({ code: openEnum(extraCodes), quantity: z.number() }))),
  ...shownWishes,
});

/** What a customer asks to change in a ride after the deadline for changes by themselves. */
export const changeRequest = wireObject({
  id: z.number(),
  status: openEnum(changeRequestStatuses),
  asked_at: instant,
  changed: z.array(openEnum(changedParts)),
  wanted: wantedChange,
  previous_price: amount,
  /** The price that the customer saw; once accepted, the price of the change. */
  total_price: amount,
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** Until when the difference of an accepted request can be paid. */
  pay_until: z.nullable(instant),
});
export type ChangeRequest = z.output<typeof changeRequest>;

/** The newest request of a ride; while it is open, with the price at which it can be accepted, or why there is none. */
export const decidableRequestAnswer = envelope(
  wireObject({
    request: z.nullable(changeRequest),
    quote: z.nullable(changeQuote),
    refusal: z.nullable(z.string()),
  }),
);

export const acceptChangeRequest = wireRequest({
  /** The signed quote that the operator saw. */
  quote: z.string().check(z.maxLength(20_000, 'validation.too_long')),
  /** The customer keeps the price of the sale, whatever the changed ride costs. */
  keeps_price: z.boolean(),
});

export const declineChangeRequest = wireRequest({
  /** The customer reads it. */
  reason: z
    .string('validation.decline_reason')
    .check(z.trim(), z.minLength(1, 'validation.decline_reason'), z.maxLength(1000, 'validation.too_long')),
});
