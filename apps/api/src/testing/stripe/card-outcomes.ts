import type { Stripe } from 'stripe';

type Decline = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'message' | 'type'> & {
  readonly decline_code?: string;
};

export type CardOutcome = 'charged' | 'challenge' | Decline;

const decline = (code: string, reason?: string): Decline => ({
  type: 'card_error',
  code,
  ...(reason !== undefined && { decline_code: reason }),
  message: 'Your card was declined.',
});

/** Stripe's own test payment methods, by outcome. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  pm_card_visa: 'charged',
  pm_card_threeDSecure2Required: 'challenge',
  pm_card_chargeDeclinedInsufficientFunds: decline('card_declined', 'insufficient_funds'),
  pm_card_chargeDeclinedExpiredCard: decline('expired_card', 'expired_card'),
  pm_card_chargeDeclinedIncorrectCvc: decline('incorrect_cvc', 'incorrect_cvc'),
  pm_card_chargeDeclinedStolenCard: decline('card_declined', 'stolen_card'),
};

export const findOutcome = (paymentMethod: string): CardOutcome | undefined => outcomes[paymentMethod];

export const challengeRefused: Decline = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided payment method has failed authentication.',
};
