import { rideFields } from '../reservations/booking-schemas.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

/** A ride that an operator books for a customer on the telephone, who pays by a link. */
export const phoneBooking = wireRequest({
  customer_id: z
    .int('validation.required')
    .check(z.minimum(1, 'validation.required'), z.maximum(2_147_483_647, 'validation.required')),
  ...rideFields,
  /** The signed quote that the operator read out. */
  quote: z.string('validation.required').check(z.maxLength(20_000, 'validation.too_long')),
  /** For how many hours the link is good, and the vehicle held: until the pickup at most. */
  link_hours: z
    .int('validation.link_hours')
    .check(z.minimum(1, 'validation.link_hours'), z.maximum(168, 'validation.link_hours')),
});
export type PhoneBooking = z.output<typeof phoneBooking>;

const paymentLink = wireObject({ url: z.string(), expires_at: instant });

/** Null for a ride without a link, and once it is paid or over. */
export const paymentLinkAnswer = envelope(maybe(paymentLink));
