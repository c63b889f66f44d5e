import type { PaymentOutcome, TextKey } from '@livree/contracts';
import { AppError } from '../../platform/http/index.ts';
import type { Transaction } from '../payments/index.ts';
import { getStanding } from './model/payment-standing.ts';

const messages = {
  succeeded: 'payments.confirmed',
  processing: 'payments.processing',
  requires_action: 'payments.requires_action',
  requires_payment_method: 'reservations.created',
} as const satisfies Record<string, TextKey>;

/** The sentence of an answer about a payment. */
export const chooseMessage = ({ method }: Transaction, outcome: PaymentOutcome) =>
  outcome === 'requires_action' && method === 'wallet' ? 'payments.requires_approval' : messages[outcome];

/** @throws AppError 402 if the payment was refused; the reservation keeps its hold and can be paid another way */
export function getOutcomeOrThrow(payment: Transaction): PaymentOutcome {
  const standing = getStanding(payment);
  if ('outcome' in standing) return standing.outcome;
  throw new AppError(standing.refusal, {
    reservation_id: payment.reservation_id,
    ...(payment.provider_reference !== null && { payment_intent_id: payment.provider_reference }),
  });
}
