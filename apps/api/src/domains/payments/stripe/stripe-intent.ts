import type { Stripe } from 'stripe';
import type { Intent, IntentStatus, Settlement } from '../model/provider.ts';

/** Requested with every intent, because the balance transaction of its charge contains the fees. */
export const withFees = ['latest_charge.balance_transaction'];

const statuses: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  requires_capture: 'requires_capture',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

const failures: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
};

/** Reasons that could help a thief, such as a stolen card, are not passed on. */
export const toFailureCode = (error: { readonly code?: string; readonly decline_code?: string }): string =>
  failures[error.decline_code ?? ''] ?? failures[error.code ?? ''] ?? 'declined';

/** A fee in another currency is converted to the payment's at the rate of the settlement. */
function toSettlement({
  latest_charge: charge,
  amount,
  currency,
}: Stripe.PaymentIntent): Settlement | undefined {
  const balance = charge !== null && typeof charge !== 'string' ? charge.balance_transaction : null;
  if (balance === null || typeof balance === 'string') return undefined;
  const rate = balance.currency === currency ? 1 : (balance.exchange_rate ?? 1);
  const feeCents = Math.round(balance.fee / rate);
  return { feeCents, netCents: amount - feeCents };
}

/** Converts an intent of Stripe. After a failed attempt the intent is final; a retry creates a new one. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const failure = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  const settlement = toSettlement(intent);
  const actionUrl = intent.next_action?.redirect_to_url?.url;
  return {
    id: intent.id,
    reference: intent.metadata['reference'] ?? '',
    status: failure ? 'failed' : (statuses[intent.status] ?? 'processing'),
    amountCents: intent.amount,
    ...(settlement && { settlement }),
    ...(actionUrl && { actionUrl }),
    ...(failure && { failureCode: toFailureCode(failure) }),
  };
}
