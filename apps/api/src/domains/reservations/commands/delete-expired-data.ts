import { promises } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { removeRequestsBefore } from '../../../platform/idempotency/index.ts';
import { yearsBefore } from '../../../platform/years-before.ts';
import { removeDeliveriesBefore } from '../../deliveries/index.ts';
import { formerCustomerId } from '../../identity/index.ts';
import { removeTransactions } from '../../payments/index.ts';
import { removeDocumentsBefore } from '../documents/documents.repository.ts';
import { endedReservations, removeReservations, removeTransportData } from '../personal-data.repository.ts';

/** A draft lives for a day; its request is repeated much earlier. */
const requestMs = 30 * 24 * 60 * 60_000;

/**
 * Deletes data of former customers' rides at the end of its term: places after three years, ride and payments after
 * five, receipts and credit notes after ten. Which messages any ride had is kept for a year, idempotency keys for thirty days.
 */
export async function deleteExpiredData({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await removeDeliveriesBefore(trx, yearsBefore(now, promises.deliveryYears));
    await removeRequestsBefore(trx, new Date(now.getTime() - requestMs));
    const customerId = await formerCustomerId(trx, now);
    await removeTransportData(trx, customerId, yearsBefore(now, promises.transportYears));
    const ended = await endedReservations(trx, customerId, yearsBefore(now, promises.contractYears));
    await removeTransactions(trx, ended);
    await removeReservations(trx, ended);
    await removeDocumentsBefore(trx, yearsBefore(now, promises.billYears));
  });
}
