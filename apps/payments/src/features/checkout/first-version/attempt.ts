import type { SlotProps } from '@livree/platform';

export type Order = SlotProps<'payments/settlement@1'>['order'];
export type RideOrder = Extract<Order, { kind: 'ride' }>;
export type Attempt = NonNullable<RideOrder['attempt']>;

/** The attempt for a ride: the running one if it is for the same ride, otherwise a new one with a new key. */
export function attemptFor(ride: string, known: Attempt | null, newKey: () => string): Attempt {
  if (known?.ride === ride) return known;
  return { key: newKey(), ride, isOutcomeOpen: false, reservationId: null, paymentIntentId: null };
}
