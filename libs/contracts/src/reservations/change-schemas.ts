import { tripFields } from '../pricing/trip.ts';
import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { bagCount, passengerCount } from '../shared/room.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';
import { changeQuote, changedParts } from './change-parts.ts';
import { changeRequest as askedChange } from './change-request-schemas.ts';
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

export const changeQuoteAnswer = envelope(changeQuote);

export const changeRequest = wireRequest({
  ...rideChange,
  /** The signed quote that the customer saw. */
  quote: z.string().check(z.maxLength(20_000, 'validation.too_long')),
});

const madeChange = wireObject({
  made_at: instant,
  /** Servers of earlier releases do not send it. */
  changed: z.optional(z.array(openEnum(changedParts))),
  previous_pickup_at: localDateTime,
  pickup_datetime: localDateTime,
  previous_price: amount,
  total_price: amount,
  /** The landing of the flight moved the pickup. */
  follows_flight: z.optional(z.boolean()),
  /** The pickups are those of the way back. */
  is_return: z.optional(z.boolean()),
});

/**
 * Whether the customer can change the ride now, until when, and what was changed, the newest first; after that, whether
 * they can ask for a change, and the newest that they asked for.
 */
export const changesAnswer = envelope(
  wireObject({
    can_change: z.boolean(),
    change_until: instant,
    changes: z.array(madeChange),
    can_request: z.optional(z.boolean()),
    request: maybe(askedChange),
  }),
);
