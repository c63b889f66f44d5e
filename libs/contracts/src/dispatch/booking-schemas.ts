import { rideFields } from '../reservations/booking-schemas.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

/** For how many hours a link is good, and the vehicle held: until the pickup at most. */
const linkHours = z
  .int('validation.link_hours')
  .check(z.minimum(1, 'validation.link_hours'), z.maximum(168, 'validation.link_hours'));

/** A ride that an operator books for a customer on the telephone, who pays by a link. */
export const phoneBooking = wireRequest({
  customer_id: z
    .int('validation.required')
    .check(z.minimum(1, 'validation.required'), z.maximum(2_147_483_647, 'validation.required')),
  ...rideFields,
  /** The signed quote that the operator read out. */
  quote: z.string('validation.required').check(z.maxLength(20_000, 'validation.too_long')),
  link_hours: linkHours,
});
export type PhoneBooking = z.output<typeof phoneBooking>;

/** From now on. */
export const paymentLinkRequest = wireRequest({ link_hours: linkHours });

const paymentLink = wireObject({ url: z.string(), expires_at: instant });

export type PaymentLink = z.output<typeof paymentLink>;

/** Null for a ride without a link, and once it is paid or over. */
export const paymentLinkAnswer = envelope(maybe(paymentLink));
