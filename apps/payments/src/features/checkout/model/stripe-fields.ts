import type {
  PaymentMethod,
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeError,
} from '@stripe/stripe-js';
import type { FrameFailure, Tokenized } from '../../../checkout-frame/frame-protocol.ts';
import type { FrameState } from './frame-store.ts';

/** Stripe's minimum payment in euros; the fields use it until the page has sent the price. */
const leastCents = 50;

/** The purpose of Stripe's fields: a payment, or a card saved without one. */
const choosePurpose = (amountCents: number | null) =>
  amountCents === null
    ? ({ mode: 'setup' } as const)
    : ({ mode: 'payment', amount: Math.max(leastCents, amountCents) } as const);

/** The options of Stripe's fields for one price, or for a card to save, in the page's language and look. */
export const stripeOptions = (
  { look: { language, mode }, amountCents }: Pick<FrameState, 'look' | 'amountCents'>,
  prefersDark: boolean,
): StripeElementsOptionsMode => ({
  ...choosePurpose(amountCents),
  currency: 'eur',
  allowedPaymentMethodTypes: ['card'],
  paymentMethodCreation: 'manual',
  locale: language,
  appearance: { theme: mode === 'dark' || (mode === 'auto' && prefersDark) ? 'night' : 'stripe' },
});

/** Why the fields did not load; a key that Stripe refuses is a wrong configuration. */
export const describeLoadFailure = ({ type }: Pick<StripeError, 'type'>): FrameFailure =>
  type === 'invalid_request_error' ? 'unconfigured' : 'unreachable';

/**
 * Converts the input to a payment method of Stripe, with which the server pays. `onFault` gets errors that do not
 * belong to a field, in the customer's language; the fields show their own errors.
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
  if (error !== undefined) {
    onFault(error.message ?? null);
    return { kind: 'refused' };
  }
  const { id, card } = paymentMethod;
  const accepted = { kind: 'accepted', paymentMethodId: id } as const;
  return card ? { ...accepted, face: describeFace(card) } : accepted;
}

const describeFace = ({ brand, last4, exp_month: month, exp_year: year }: PaymentMethod.Card): string =>
  `${brand} ${last4} ${month}/${year}`;
