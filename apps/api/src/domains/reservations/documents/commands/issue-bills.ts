import type { Deps } from '../../../../deps.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import type { Transaction } from '../../../payments/index.ts';
import { type Reservation, lockReservation } from '../../reservations.repository.ts';
import { addDocument, unbilledTransactions } from '../documents.repository.ts';
import type { BillKind } from '../documents.tables.ts';
import { takeNumber } from './take-number.ts';
import { writeBill } from './write-bill.ts';

type Dependencies = Pick<Deps, 'clock' | 'config'>;

/**
 * Issues the missing bills of a reservation: a receipt for each captured payment, then a credit note for each completed
 * refund. It belongs in the transaction that records the money. Concurrent calls create each bill once and skip no
 * number. Returns the new numbers.
 */
export async function issueBills(
  trx: Connection,
  deps: Dependencies,
  reservationId: number,
): Promise<string[]> {
  const reservation = await lockReservation(trx, reservationId);
  if (!reservation) return [];
  const unbilled = await unbilledTransactions(trx)
    .where('transactions.reservation_id', '=', reservationId)
    .execute();
  const numbers: string[] = [];
  for (const transaction of unbilled) numbers.push(await issue(trx, deps, reservation, transaction));
  return numbers;
}

async function issue(
  trx: Connection,
  deps: Dependencies,
  reservation: Reservation,
  transaction: Transaction,
): Promise<string> {
  const kind: BillKind = transaction.type === 'payment' ? 'receipt' : 'credit_note';
  const content = await writeBill(trx, deps.config, reservation, transaction);
  const { number, issuedAt } = await takeNumber(trx, deps, kind);
  const ids = { reservationId: reservation.id, transactionId: transaction.id };
  await addDocument(trx, { kind, number, ...ids, content, issuedAt });
  return number;
}
