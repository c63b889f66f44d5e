/** The effect of each test payment method, for any amount. */
export type CardOutcome =
  | { readonly kind: 'succeeds' }
  | { readonly kind: 'declined'; readonly failureCode: string }
  | { readonly kind: 'challenge' }
  /** Charged, but the first answer is lost: only a repeated call returns it. */
  | { readonly kind: 'answer_lost' }
  /** Never answers and never charges. */
  | { readonly kind: 'outage' };

const outcomes: ReadonlyMap<string, CardOutcome> = new Map<string, CardOutcome>([
  ['pm_card_visa', { kind: 'succeeds' }],
  ['pm_card_chargeDeclinedInsufficientFunds', { kind: 'declined', failureCode: 'insufficient_funds' }],
  ['pm_card_threeDSecure2Required', { kind: 'challenge' }],
  ['pm_sandbox_timeout', { kind: 'answer_lost' }],
  ['pm_sandbox_outage', { kind: 'outage' }],
]);

/** An unknown method is declined, as a real provider declines a token that it never issued. */
export function cardOutcome(paymentMethodId: string): CardOutcome {
  return outcomes.get(paymentMethodId) ?? { kind: 'declined', failureCode: 'invalid_payment_method' };
}
