import { type Language, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { vehicleName } from '@livree/i18n';
import type { Deps } from '../../../../deps.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { localTime } from '../../../../platform/local-time.ts';
import { vehiclesByIds } from '../../../fleet/index.ts';
import { type Transaction, transactionsOfReservations } from '../../../payments/index.ts';
import { readQuote, readStops } from '../../model/kept-quote.ts';
import { type Reservation, lockReservation } from '../../reservations.repository.ts';
import {
  type RideDocument,
  addDocument,
  documentsOfReservation,
  nextNumber,
} from '../documents.repository.ts';
import type { BillKind } from '../documents.tables.ts';
import type { Bill } from '../model/bill.ts';
import { sellerOf } from '../model/seller.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Issues the missing bills: a receipt for each captured payment, a credit note for each completed refund. Concurrent
 * calls create each bill once and skip no number. Returns all documents of the reservation.
 */
export function issueBills(deps: Dependencies, reservationId: number): Promise<RideDocument[]> {
  return deps.db.transaction().execute(async (trx) => {
    const reservation = await lockReservation(trx, reservationId);
    if (!reservation) return [];
    const issued = await documentsOfReservation(trx, reservationId);
    const transactions = await transactionsOfReservations(trx, [reservationId]);
    const missing = transactions.filter(
      (transaction) =>
        isSettled(transaction) && !issued.some((bill) => bill.transaction_id === transaction.id),
    );
    for (const transaction of missing) await issue(trx, deps, reservation, transaction);
    return missing.length === 0 ? issued : documentsOfReservation(trx, reservationId);
  });
}

const isSettled = ({ type, status }: Transaction): boolean =>
  status === 'completed' || (type === 'payment' && status === 'refunded');

async function issue(
  trx: Connection,
  { clock, config }: Dependencies,
  reservation: Reservation,
  transaction: Transaction,
): Promise<void> {
  const issuedAt = clock.now();
  const kind: BillKind = transaction.type === 'payment' ? 'receipt' : 'credit_note';
  const year = Number(localTime(issuedAt, config.timeZone).slice(0, 4));
  const receipt = kind === 'receipt' ? null : await receiptOf(trx, reservation.id, transaction.payment_id);
  const content = { ...(await billOf(trx, config, reservation, transaction)), receipt };
  const number = await nextNumber(trx, kind, year);
  const ids = { reservationId: reservation.id, transactionId: transaction.id };
  await addDocument(trx, { kind, number, ...ids, content, issuedAt });
}

async function receiptOf(trx: Connection, reservationId: number, paymentId: number | null) {
  const issued = await documentsOfReservation(trx, reservationId);
  return issued.find(({ transaction_id: id }) => id === paymentId)?.number ?? null;
}

async function billOf(
  trx: Connection,
  config: Dependencies['config'],
  reservation: Reservation,
  transaction: Transaction,
): Promise<Omit<Bill, 'receipt'>> {
  const [vehicle] = await vehiclesByIds(trx, [reservation.vehicle_id]);
  const language: Language = z.parse(languageSchema, reservation.language);
  const settledAt = transaction.processed_at ?? transaction.updated_at;
  return {
    language,
    seller: sellerOf(config),
    customer: reservation.client_name,
    reference: reservation.reference,
    vehicle: vehicle ? vehicleName(vehicle, language) : '',
    pickupAt: reservation.pickup_at.toISOString(),
    ...(reservation.return_at && { returnAt: reservation.return_at.toISOString() }),
    timeZone: reservation.time_zone,
    addresses: [reservation.pickup_address, ...readStops(reservation), reservation.destination_address],
    lines: transaction.type === 'payment' ? linesOf(reservation) : [],
    totalCents: transaction.amount_cents,
    vatPercent: config.vatPercent,
    currency: 'EUR',
    provider: transaction.provider,
    providerReference: transaction.provider_reference,
    settledAt: settledAt.toISOString(),
  };
}

const linesOf = (reservation: Reservation) =>
  readQuote(reservation).lines.map(({ code, cents }) => ({ code, cents }));
