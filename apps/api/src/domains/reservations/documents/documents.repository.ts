import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
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

const prefixes: Readonly<Record<BillKind, string>> = { receipt: 'R', credit_note: 'A' };

/** The next number of a kind in a year: `R-2026-000001`. It is used only if the transaction commits. */
export async function nextNumber(trx: Connection, kind: BillKind, year: number): Promise<string> {
  const { last } = await trx
    .insertInto('document_counters')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('document_counters.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${prefixes[kind]}-${year}-${String(last).padStart(6, '0')}`;
}

export type NewDocument = {
  readonly kind: BillKind;
  readonly number: string;
  readonly reservationId: number;
  readonly transactionId: number;
  readonly content: Bill;
  readonly issuedAt: Date;
};

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
