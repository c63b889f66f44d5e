import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

/** What a message about a ride says. */
export const deliveryKinds = [
  'booked',
  'changed',
  'cancelled',
  'flight',
  'chauffeur',
  'reminder',
  'review',
  'payment_link',
  'link_ended',
  'change_requested',
  'change_accepted',
  'change_declined',
  'refund_requested',
  'refunded',
  'refund_declined',
  'refund_failed',
  'payment_returned',
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryChannels = ['mail', 'sms'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** `client` is the address that a booking names besides its customer's. */
export const deliveryAddressees = ['customer', 'client', 'traveller', 'operator'] as const;
export type DeliveryAddressee = (typeof deliveryAddressees)[number];

/** `accepted` by the mail server or the provider; `retried`: the last attempt failed, and another follows. */
export const deliveryStates = ['accepted', 'retried', 'failed', 'held_back'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `held_back`: whoever it is for had got as many of its kind as one gets in an hour or a day. */
export const deliveryFailures = ['address_refused', 'refused', 'unreachable', 'held_back'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** A mail or text message about a ride, without its words. */
export const delivery = wireObject({
  id: z.number(),
  kind: openEnum(deliveryKinds),
  channel: openEnum(deliveryChannels),
  addressee: openEnum(deliveryAddressees),
  /** A mail address, or a telephone number. */
  address: z.string(),
  /** That it is written in. */
  language: z.string(),
  queued_at: instant,
  attempts: z.number(),
  state: openEnum(deliveryStates),
  /** When it was accepted or given up. */
  settled_at: maybe(instant),
  /** Why the last attempt failed. */
  failure: maybe(openEnum(deliveryFailures)),
});
export type Delivery = z.output<typeof delivery>;

/** The newest first. */
export const deliveriesAnswer = envelope(z.array(delivery));
