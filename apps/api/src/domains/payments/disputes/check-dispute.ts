import { recordRefunds } from '../commands/record-refunds.ts';
import type { TimedPayments } from '../model/dependencies.ts';
import type { Transaction } from '../payments.repository.ts';
import { keepDispute } from './disputes.repository.ts';

/**
 * Asks the provider how a dispute about a payment stands, and keeps it. A lost one is booked: the money went back to
 * the customer, with a credit note. Repeatable and in any order. @throws ProviderError `unreachable`
 */
export async function checkDispute(
  deps: TimedPayments,
  payment: Transaction,
  disputeId: string,
): Promise<void> {
  const { db, clock, providers } = deps;
  const dispute = await providers.named(payment.provider).retrieveDispute?.(disputeId, deps.deadline());
  if (!dispute) return;
  const { id, status, amountCents, settlement } = dispute;
  if (status === 'lost') {
    const booked = { id, status: 'completed', amountCents, ...(settlement && { settlement }) } as const;
    // The bank tells its customer; a mail of ours would promise the money twice.
    await recordRefunds(deps, payment, [booked], { isSilent: true });
  }
  await keepDispute(db, {
    provider: payment.provider,
    reference: id,
    transaction_id: payment.id,
    amount_cents: amountCents,
    reason: dispute.reason,
    status,
    answer_by: dispute.answerBy,
    opened_at: dispute.openedAt,
    closed_at: status === 'open' ? null : clock.now(),
  });
}
