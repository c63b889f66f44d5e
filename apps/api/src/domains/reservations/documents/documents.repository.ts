import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import { settledTransactions } from '../../payments/index.ts';
import type { BillKind, RideDocumentTable } from './documents.tables.ts';
import type { Bill } from './model/bill.ts';

export type RideDocument = Selectable<RideDocumentTable>;

/** Oldest first. */
export function documentsOfReservation(db: Connection, reservationId: number): Promise<RideDocument[]> {
  return db
    .selectFrom('ride_documents')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute();
}

/** The receipt of a payment, or the credit note of a refund. */
export function documentOfTransaction(
  db: Connection,
  transactionId: number | null,
): Promise<RideDocument | undefined> {
  return db
    .selectFrom('ride_documents')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** Money that was moved without its bill: payments first, then the oldest. */
export const unbilledTransactions = (db: Connection) =>
  settledTransactions(db)
    .leftJoin('ride_documents', 'ride_documents.transaction_id', 'transactions.id')
    .selectAll('transactions')
    .where('ride_documents.id', 'is', null)
    .orderBy(({ eb }) => eb('transactions.type', '=', 'payment'), 'desc')
    .orderBy('transactions.id');

export interface NewDocument {
  readonly kind: BillKind;
  readonly number: string;
  readonly reservationId: number;
  readonly transactionId: number;
  readonly content: Bill;
  readonly issuedAt: Date;
}

export async function addDocument(trx: Connection, document: NewDocument): Promise<void> {
  await trx
    .insertInto('ride_documents')
    .values({
      kind: document.kind,
      number: document.number,
      reservation_id: document.reservationId,
      transaction_id: document.transactionId,
      content: JSON.stringify(document.content),
      issued_at: document.issuedAt,
    })
    .execute();
}

/** Deletes documents issued before a time. */
export async function removeDocumentsBefore(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('ride_documents').where('issued_at', '<', before).execute();
}

/** Oldest first. */
export const documentsOfCustomer = (db: Connection, customerId: number): Promise<RideDocument[]> =>
  db
    .selectFrom('ride_documents')
    .innerJoin('reservations', 'reservations.id', 'ride_documents.reservation_id')
    .selectAll('ride_documents')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('ride_documents.id')
    .execute();
