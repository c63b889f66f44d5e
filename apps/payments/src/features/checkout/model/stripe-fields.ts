import type { Stripe, StripeElements, StripeElementsOptionsMode, StripeError } from '@stripe/stripe-js';
import type { FrameFailure, Tokenized } from '../../../checkout-frame/frame-protocol.ts';
import type { FrameState } from './frame-store.ts';

/** The smallest payment that Stripe takes in euros; until the page has told the price, the fields stand for this one. */
const leastCents = 50;

/** What Stripe's fields are for: a payment, or a card that is kept without one. */
const purposeOf = (amountCents: number | null) =>
  amountCents === null
    ? ({ mode: 'setup' } as const)
    : ({ mode: 'payment', amount: Math.max(leastCents, amountCents) } as const);

/** Stripe's fields for one price, or for a card to keep, in the page's language and light. */
export const stripeOptions = (
  { look: { language, mode }, amountCents }: Pick<FrameState, 'look' | 'amountCents'>,
  prefersDark: boolean,
): StripeElementsOptionsMode => ({
  ...purposeOf(amountCents),
  currency: 'eur',
  allowedPaymentMethodTypes: ['card'],
  paymentMethodCreation: 'manual',
  locale: language,
  appearance: { theme: mode === 'dark' || (mode === 'auto' && prefersDark) ? 'night' : 'stripe' },
});

/** Why the fields did not come: a key that Stripe does not take is the house's own mistake. */
export const failureOfLoad = ({ type }: Pick<StripeError, 'type'>): FrameFailure =>
  type === 'invalid_request_error' ? 'unconfigured' : 'unreachable';

/**
 * Turns what was typed into a payment method of Stripe; the server pays with it. `onFault` is told what is wrong with
 * the whole, in the customer's language; faults of single fields are shown by the fields themselves.
 */
export async function tokenizeCard(
  stripe: Stripe | null,
  elements: StripeElements | null,
  onFault: (fault: string | null) => void,
): Promise<Tokenized> {
  if (stripe === null || elements === null) return { kind: 'refused' };
  onFault(null);
  const submitted = await elements.submit();
  if (submitted.error) {
    if (submitted.error.type !== 'validation_error') onFault(submitted.error.message ?? null);
    return { kind: 'refused' };
  }
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
  if (error === undefined) return { kind: 'accepted', paymentMethodId: paymentMethod.id };
  onFault(error.message ?? null);
  return { kind: 'refused' };
}
