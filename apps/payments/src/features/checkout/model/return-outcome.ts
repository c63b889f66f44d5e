import type { Outcome } from '../../../checkout-frame/frame-protocol.ts';

/**
 * The outcome in a provider's return address. Only `outcome=cancelled` is a cancellation; everything else means that
 * the customer is back, and the server asks the provider for the result.
 */
export function readReturnOutcome(search: string): Outcome {
  return new URLSearchParams(search).get('outcome') === 'cancelled' ? 'cancelled' : 'completed';
}
