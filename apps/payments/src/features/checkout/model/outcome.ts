import type { Booked } from '../api/create-reservation.ts';
import type { Confirmed } from '../api/confirm-payment.ts';
import type { SettlementEvent } from './settlement.ts';

type Answer = Pick<Booked, 'status' | 'challenge'> & Partial<Pick<Booked, 'approvalUrl'>>;

/** The outcome of an answer about a payment. */
export function outcomeOf(answer: Answer | Confirmed): SettlementEvent {
  if (answer.status === 'succeeded') return { type: 'succeeded', isPaid: true };
  if (answer.status === 'processing') return { type: 'succeeded', isPaid: false };
  const action = actionOf(answer);
  if (answer.status === 'requires_action' && action !== null) return { type: 'asked-to-act', action };
  return { type: 'failed', failure: { kind: 'payment', code: 'payments.declined', message: '' } };
}

function actionOf({ challenge, ...answer }: Answer) {
  if (challenge !== null) {
    const kind = challenge.kind === 'wallet_approval' ? ('approval' as const) : ('challenge' as const);
    return { kind, url: challenge.url };
  }
  const url = answer.approvalUrl ?? null;
  return url === null ? null : { kind: 'approval' as const, url };
}
