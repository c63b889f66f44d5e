import { fareLine } from '../pricing/fare-line.ts';
import { tripFields } from '../pricing/trip.ts';
import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { bagCount, passengerCount } from '../shared/room.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { requestedWishes } from './wishes.ts';

const {
  vehicule_id: vehicle,
  pickup_address: pickup,
  pickup_datetime: pickupTime,
  service_type: _service,
  plan: _plan,
  ...optional
} = tripFields;

/** What is to be different; a field that is absent stays as it is. The service of a ride does not change. */
const rideChange = {
  ...optional,
  vehicule_id: maybe(vehicle),
  pickup_address: maybe(pickup),
  pickup_datetime: maybe(pickupTime),
  passengers_count: maybe(passengerCount),
  bags_count: maybe(bagCount),
  ...requestedWishes,
};

export const changeQuoteRequest = wireRequest(rideChange);
export type RideChange = z.output<typeof changeQuoteRequest>;

/** The price of the changed ride, signed, beside the price that was paid. */
export const changeQuote = wireObject({
  quote: z.string(),
  expires_at: instant,
  previous_price: amount,
  total_price: amount,
  lines: z.array(fareLine),
  /** Whether the vehicle is free then. */
  is_available: z.boolean(),
  pickup_datetime: localDateTime,
  timezone: z.string(),
  /** The last moment of a free cancellation after the change. */
  free_until: instant,
});
export type ChangeQuote = z.output<typeof changeQuote>;
export const changeQuoteAnswer = envelope(changeQuote);

export const changeRequest = wireRequest({
  ...rideChange,
  /** The signed quote that the customer saw. */
  quote: z.string().check(z.maxLength(20_000, 'validation.too_long')),
});

/** What a change is about: when, where, with which vehicle, for how many with what, and with which extras. */
export const changedParts = ['time', 'places', 'vehicle', 'party', 'extras'] as const;
export type ChangedPart = (typeof changedParts)[number];

const madeChange = wireObject({
  made_at: instant,
  /** Servers of earlier releases do not send it. */
  changed: z.optional(z.array(openEnum(changedParts))),
  previous_pickup_at: localDateTime,
  pickup_datetime: localDateTime,
  previous_price: amount,
  total_price: amount,
});

/** Whether the customer can change the ride now, until when, and what was changed, the newest first. */
export const changesAnswer = envelope(
  wireObject({ can_change: z.boolean(), change_until: instant, changes: z.array(madeChange) }),
);
