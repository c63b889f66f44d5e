import { challenge } from '../payments/challenge.ts';
import { paymentOutcomes } from '../reservations/booking-schemas.ts';
import { z } from '../schema.ts';
import { instant, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { openEnum, wireObject } from '../shared/wire.ts';

/** The signed key in the address of a link. */
export const linkParams = z.object({ key: z.string().check(z.maxLength(100)) });

/** The link can be paid, was paid, or came to its end. */
export const linkStates = ['open', 'paid', 'ended'] as const;

/** A ride as whoever has its link sees it. */
export const linkedRide = wireObject({
  reference: z.string(),
  state: openEnum(linkStates),
  /** Until when it can be paid; null if the ride no longer waits for it. */
  expires_at: z.nullable(instant),
  pickup_datetime: localDateTime,
  timezone: z.string(),
  /** From departure to destination. */
  addresses: z.array(z.string()),
  vehicule: z.string(),
  total_price: amount,
});
export type LinkedRide = z.output<typeof linkedRide>;
export const linkedRideAnswer = envelope(linkedRide);

export const linkPaymentAnswer = envelope(
  wireObject({ status: openEnum(paymentOutcomes), challenge: z.nullable(challenge) }),
);
