import type { ReservationRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ReactNode } from 'react';

const text = z.optional(z.string().check(z.maxLength(300)));
const cents = z.number().check(z.int(), z.nonnegative());

/** The booked ride, without price and payment. */
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

/** One attempt to reserve and pay a ride. It survives a reload, so that it is never made twice. */
export const paymentAttempt = z.object({
  /** The `Idempotency-Key`, the same for every call about the same ride. */
  key: z.string().check(z.minLength(8)),
  /** The ride that the key was used for, as sent. */
  ride: z.string(),
  /** A call got no answer: money may have been taken. */
  isOutcomeOpen: z.boolean(),
  reservationId: z.nullable(z.int()),
  paymentIntentId: z.nullable(z.string()),
});
export type PaymentAttempt = z.infer<typeof paymentAttempt>;

/**
 * Every slot: its name with its major version, its data and its events. A change that breaks a placing remote needs a
 * new version beside the old one.
 */
export const slots = {
  /** Log-in and registration in place; the session says when it has begun. */
  'account/sign-in@1': {
    props: z.object({
      /** The path, with its query, to which the visitor returns from a way over other pages. */
      from: z.string(),
      /** The values with which the forms begin. */
      contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    }),
    events: {},
  },
  /** The offer to go on with the booking that this browser keeps, at the edge of the screen; nothing without one. */
  'booking/kept-booking@1': { props: z.object({}), events: {} },
  /** The price simulator as an open dialog. */
  'booking/simulator@1': {
    props: z.object({ departure: text, destination: text, vehicleId: text }),
    events: {
      /** The visitor closed it. */
      close: z.object({}),
    },
  },
  /**
   * Reserves and settles an order; releases from before version 2 place it. The payments remote offers it as long as
   * one of them can be reached, which the comparison of releases checks.
   */
  'payments/settlement@1': {
    props: z.object({
      // Not `discriminatedUnion`: nothing else in the shell needs it, and it costs half a kilobyte of the first load.
      order: z.union([
        /** A ride to reserve and pay, at the signed price that the customer sees. */
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
      /** The price is being requested, so nothing can be pressed. */
      busy: z.boolean(),
    }),
    events: {
      /** What the placing page stores of a ride's payment, across a reload too, and passes back with the order. */
      attempt: z.object({ attempt: z.nullable(paymentAttempt) }),
      /** The price is no longer valid: the placing page requests a new one and passes it. */
      priceRefused: z.object({}),
      /** The server has the order: it is paid, or the provider is still processing it. */
      settled: z.object({ isPaid: z.boolean() }),
    },
  },
  /**
   * Settles a reservation: payment methods, challenges, further attempts, until the server says that it is paid.
   * Children appear just before the pay button, in a wrapping row: for example refund rules and a back button.
   */
  'payments/settlement@2': {
    props: z.object({
      /** What is paid. Null until the customer orders: then the placing page reserves, and passes the reservation. */
      reservation: z.nullable(
        z.object({
          id: z.int(),
          /** An earlier payment of it has no outcome, for example because of a reload: the settlement asks for it. */
          isUnfinished: z.boolean(),
          /** Not made by this page, but by another tab: no payment of it begins without a press. */
          isAdopted: z.optional(z.boolean()),
        }),
      ),
      amountCents: cents,
      currency: z.literal('EUR'),
      /** The placing page requests a price or a reservation, from the event on: nothing can be pressed. */
      busy: z.boolean(),
    }),
    events: {
      /** The customer pays, and there is no reservation yet. */
      ordered: z.object({}),
      /**
       * The state of the payment, which the placing page keeps with the reservation across a reload. Without an answer
       * (`isOutcomeOpen`) money may have been taken: the reservation stays. `isUnfinished` is passed back.
       */
      progress: z.object({ isOutcomeOpen: z.boolean(), isUnfinished: z.boolean() }),
      /** The reservation can no longer be paid: the next order needs another one. */
      expired: z.object({}),
      /** The server has the payment: it is paid, or the provider is still processing it. */
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

/** The props of the component behind a slot. */
export interface SlotComponentProps<Name extends SlotName> {
  readonly data: SlotProps<Name>;
  readonly on: SlotEvents<Name>;
  readonly children?: ReactNode;
}
