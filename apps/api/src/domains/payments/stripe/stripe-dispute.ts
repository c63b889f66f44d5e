import type { Stripe } from 'stripe';
import type { ProviderDispute } from '../model/provider.ts';

/** A warning that was closed cost nothing. */
const statuses: Readonly<Record<string, ProviderDispute['status']>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

/** Converts a dispute of Stripe; its fee is in the balance transactions that took the money. */
export function toDispute({
  id,
  amount,
  reason,
  status,
  created,
  evidence_details: evidence,
  balance_transactions: moves,
}: Stripe.Dispute): ProviderDispute {
  const feeCents = moves.reduce((sum, { fee }) => sum + fee, 0);
  return {
    id,
    amountCents: amount,
    reason,
    status: statuses[status] ?? 'open',
    answerBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    openedAt: new Date(created * 1000),
    ...(feeCents >= 0 && { settlement: { feeCents, netCents: amount } }),
  };
}
