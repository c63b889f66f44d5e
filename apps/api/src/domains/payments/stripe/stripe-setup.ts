import { Stripe } from 'stripe';
import type { CardSetup } from '../model/card-vault.ts';
import { requestStripe } from './stripe-client.ts';
import { toFailureCode } from './stripe-intent.ts';

const statuses: Readonly<Record<string, CardSetup['status']>> = {
  succeeded: 'succeeded',
  requires_action: 'requires_action',
  processing: 'processing',
};

/** Converts a setup of Stripe; one that needs another card has failed. */
function toSetup({
  id,
  customer,
  status,
  next_action: next,
  last_setup_error: error,
}: Stripe.SetupIntent): CardSetup {
  const actionUrl = next?.redirect_to_url?.url;
  return {
    id,
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
    status: statuses[status] ?? 'failed',
    ...(actionUrl && { actionUrl }),
    ...(error && { failureCode: toFailureCode(error) }),
  };
}

/** Waits for a setup. A declined card is an answer like another: the setup that failed comes with it. */
export async function requestSetup(
  signal: AbortSignal,
  call: () => Promise<Stripe.SetupIntent>,
): Promise<CardSetup> {
  try {
    return toSetup(await requestStripe(signal, call));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.setup_intent)
      return toSetup(error.setup_intent);
    throw error;
  }
}
