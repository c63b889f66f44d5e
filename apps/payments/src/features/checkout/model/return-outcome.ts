import type { Outcome } from '../../../checkout-frame/frame-protocol.ts';

/**
 * What a provider's return address says. Only `outcome=cancelled` is a cancellation: everything else means that
 * the customer is back, and the server learns from the provider what came of it.
 */
export function outcomeOfReturn(search: string): Outcome {
  return new URLSearchParams(search).get('outcome') === 'cancelled' ? 'cancelled' : 'completed';
}
