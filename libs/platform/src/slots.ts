import type { ReactNode } from 'react';
import { z } from '@livree/contracts/schema';

const text = z.optional(z.string().check(z.maxLength(300)));
const cents = z.number().check(z.int(), z.nonnegative());

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
   * Choice of the means of payment and its secure frame, with the pay button. Children stand right before the
   * button, in a wrapping row: what a cancellation gives back, the way back.
   */
  'payments/checkout@1': {
    props: z.object({
      amountCents: cents,
      currency: z.literal('EUR'),
      /** Shown by the provider, e.g. the journey. */
      description: z.string().check(z.maxLength(300)),
      /** The placing page is talking to the server: nothing can be pressed. */
      busy: z.boolean(),
      /** What the customer still has to do at the provider before the payment can settle. */
      action: z.nullable(
        z.object({ kind: z.enum(['challenge', 'approval']), url: z.string().check(z.maxLength(2000)) }),
      ),
    }),
    events: {
      /** Pay was pressed and the provider has turned the input into a reference; a wallet has none yet. */
      submit: z.object({
        method: z.enum(['card', 'wallet']),
        paymentMethodId: z.nullable(z.string().check(z.maxLength(200))),
      }),
      /** The customer is back from the provider. */
      actionDone: z.object({ outcome: z.enum(['completed', 'cancelled']) }),
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
