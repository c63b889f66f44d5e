import type { ReactNode } from 'react';
import type { ReservationRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const text = z.optional(z.string().check(z.maxLength(300)));
const cents = z.number().check(z.int(), z.nonnegative());

/** What is reserved, without price and payment. */
export type OrderedRide = Omit<
  ReservationRequest,
  | 'paymentProvider'
  | 'paymentData'
  | 'paymentMethodId'
  | 'returnPath'
  | 'quote'
  | 'totalPrice'
  | 'termsVersion'
>;

/** One try at reserving and paying a ride, kept over a reload so that it is never made twice. */
export const paymentAttempt = z.object({
  /** The `Idempotency-Key`: the same for every call about the same ride. */
  key: z.string().check(z.minLength(8)),
  /** The ride that the key was used for, as sent. */
  ride: z.string(),
  /** A call went out and no answer came: money may have been taken. */
  isOutcomeOpen: z.boolean(),
  reservationId: z.nullable(z.int()),
  paymentIntentId: z.nullable(z.string()),
});
export type PaymentAttempt = z.infer<typeof paymentAttempt>;

/**
 * Every slot: a name with its major version, what the placing remote gives it and what it answers.
 * A change that breaks a placing remote is a new version beside the old one.
 */
export const slots = {
  /** The price simulator as an open dialog. */
  'booking/simulator@1': {
    props: z.object({ departure: text, destination: text, vehicleId: text }),
    events: {
      /** The visitor has closed it. */
      close: z.object({}),
    },
  },
  /**
   * Settles an order: means of payment, what the provider asks, further tries, until the server says that it is paid.
   * Children stand right before the pay button, in a wrapping row: what a cancellation gives back, the way back.
   */
  'payments/settlement@1': {
    props: z.object({
      // Not `discriminatedUnion`: nothing else of the shell needs it, and it costs half a kilobyte of the first load.
      order: z.union([
        /** A ride that is reserved with its payment, at the signed price that the customer sees. */
        z.object({
          kind: z.literal('ride'),
          ride: z.custom<OrderedRide>((ride) => typeof ride === 'object' && ride !== null),
          quote: z.string(),
          attempt: z.nullable(paymentAttempt),
        }),
        /** A reservation that waits for its payment. */
        z.object({ kind: z.literal('reservation'), id: z.int() }),
      ]),
      amountCents: cents,
      currency: z.literal('EUR'),
      /** The price is being asked for: nothing can be pressed. */
      busy: z.boolean(),
    }),
    events: {
      /** What the placing page keeps of a ride's payment, over a reload too, and gives back with the order. */
      attempt: z.object({ attempt: z.nullable(paymentAttempt) }),
      /** The price no longer holds: the placing page asks for another and gives that. */
      priceRefused: z.object({}),
      /** The server has the order: paid, or the provider is still at it. */
      settled: z.object({ isPaid: z.boolean() }),
    },
  },
} as const;

export type SlotName = keyof typeof slots;
export type SlotProps<Name extends SlotName> = z.infer<(typeof slots)[Name]['props']>;
export type SlotEvents<Name extends SlotName> = {
  readonly [Event in keyof (typeof slots)[Name]['events']]: (
    payload: z.infer<Extract<(typeof slots)[Name]['events'][Event], z.ZodMiniType>>,
  ) => void;
};

/** What the component behind a slot takes. */
export interface SlotComponentProps<Name extends SlotName> {
  readonly data: SlotProps<Name>;
  readonly on: SlotEvents<Name>;
  readonly children?: ReactNode;
}
