import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import type { ProviderRefund } from '../model/provider.ts';
import { calculateRefundable, newRefund, sum } from '../model/refund.ts';
import { noteProviderAnswer } from '../payment-means.repository.ts';
import { lockRefunds, moveTransaction, reopenPayment } from '../payment-status.repository.ts';
import {
  type Transaction,
  addTransaction,
  settlementColumns,
  transactionById,
} from '../payments.repository.ts';
import { supersedeRequest } from '../refund-requests.repository.ts';

/**
 * Records the provider's refunds of a payment, including those made at the provider itself. Repeatable and in any
 * order. A fully refunded payment becomes `refunded`, and is reopened if a refund fails later.
 * @param isSilent the customer is not mailed: somebody else tells them
 */
export async function recordRefunds(
  deps: PaymentDependencies,
  { id, reservation_id: reservationId }: Transaction,
  answers: readonly ProviderRefund[],
  { isSilent = false }: { readonly isSilent?: boolean } = {},
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await deps.reservations.lock(trx, reservationId);
    // Read again, because its customer may have left meanwhile.
    const payment = await transactionById(trx, id);
    if (!payment) throw new Error(`There is no transaction ${id}`);
    const known = await lockRefunds(trx, payment.id);
    const findRow = (answer: ProviderRefund) => known.find((row) => isSameRefund(row, answer));
    for (const answer of answers) {
      const row = findRow(answer);
      if (row) await record(trx, deps, { row, answer });
    }
    for (const answer of answers)
      if (!findRow(answer)) await addFound(trx, deps, { payment, answer, isSilent });
    await settleRefunded(trx, deps, payment);
    await deps.reservations.issueBills(trx, payment.reservation_id);
  });
}

const isSameRefund = (row: Transaction, { id, reference }: ProviderRefund): boolean =>
  row.provider_reference === id || row.idempotency_key === reference;

async function record(
  trx: Connection,
  deps: PaymentDependencies,
  { row, answer }: { readonly row: Transaction; readonly answer: ProviderRefund },
): Promise<void> {
  // A refund that the provider reported as failed stays failed: an older answer may arrive after a newer one.
  if (row.status === 'failed' && row.provider_reference !== null) return;
  const now = deps.clock.now();
  const columns = { provider_reference: answer.id, ...settlementColumns(answer.settlement) };
  await noteProviderAnswer(trx, row.id, columns, now);
  const { status, failureCode } = answer;
  const moved = await moveTransaction(trx, row, status, { now, failureCode });
  if (moved?.status === 'failed') await deps.reservations.refundFailed(trx, moved);
}

/** Never more than what is left of the payment; a refund that has already failed is only recorded. */
async function addFound(
  trx: Connection,
  deps: PaymentDependencies,
  {
    payment,
    answer,
    isSilent,
  }: { readonly payment: Transaction; readonly answer: ProviderRefund; readonly isSilent: boolean },
): Promise<void> {
  const { id, status, failureCode, settlement } = answer;
  const hasFailed = status === 'failed';
  if (!hasFailed) await supersedeOrdered(trx, deps, { payment, cents: answer.amountCents });
  const left = hasFailed
    ? payment.amount_cents
    : calculateRefundable(payment, await lockRefunds(trx, payment.id));
  const cents = Math.min(answer.amountCents, left);
  if (cents <= 0) return;
  const now = deps.clock.now();
  const refund = await addTransaction(trx, {
    ...newRefund(payment, { cents, key: `${payment.provider}-${id}`, now }),
    status,
    provider_reference: id,
    failure_code: failureCode ?? null,
    ...settlementColumns(settlement),
    ...(status === 'completed' && { processed_at: now }),
    ...(hasFailed && { failed_at: now }),
  });
  if (!hasFailed && !isSilent) await deps.reservations.refundDecided(trx, refund);
}

/**
 * Requested refunds, and refunds ordered here that have not reached the provider, are closed, because the provider
 * has no money left for them.
 */
async function supersedeOrdered(
  trx: Connection,
  { clock }: PaymentDependencies,
  { payment, cents }: { readonly payment: Transaction; readonly cents: number },
): Promise<void> {
  const rows = await lockRefunds(trx, payment.id);
  const ordered = rows.filter((row) => row.status === 'pending' && row.provider_reference === null);
  const isRequest = ({ decision }: Transaction) => decision === 'awaited';
  const inTurn = [...ordered.filter((row) => !isRequest(row)), ...ordered.filter(isRequest)].toReversed();
  const now = clock.now();
  let left = calculateRefundable(payment, rows);
  for (const row of inTurn) {
    if (left >= cents) return;
    if (isRequest(row)) await supersedeRequest(trx, row.id, now);
    else await moveTransaction(trx, row, 'failed', { now, failureCode: 'superseded' });
    left += row.amount_cents;
  }
}

async function settleRefunded(
  trx: Connection,
  { clock }: PaymentDependencies,
  payment: Transaction,
): Promise<void> {
  const now = clock.now();
  const given = (await lockRefunds(trx, payment.id)).filter(({ status }) => status === 'completed');
  if (sum(given) === payment.amount_cents) await moveTransaction(trx, payment, 'refunded', { now });
  else await reopenPayment(trx, payment.id, now);
}
