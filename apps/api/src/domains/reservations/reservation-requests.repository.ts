import type { Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ReservationRequestTable } from './reservations.tables.ts';

export type KnownRequest = Selectable<ReservationRequestTable>;

export type RequestKey = { readonly customerId: number; readonly key: string };

/** Claims a key for the running transaction; false when it is taken. Waits for a rival that is claiming it too. */
export async function claimKey(
  trx: Connection,
  { customerId, key }: RequestKey,
  request: { readonly fingerprint: string; readonly paymentFingerprint: string; readonly now: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto('reservation_requests')
    .values({
      customer_id: customerId,
      idempotency_key: key,
      fingerprint: request.fingerprint,
      payment_fingerprint: request.paymentFingerprint,
      reservation_id: null,
      answer: null,
      created_at: request.now,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function knownRequest(
  db: Connection,
  { customerId, key }: RequestKey,
): Promise<KnownRequest | undefined> {
  return db
    .selectFrom('reservation_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function updateRequest(
  trx: Connection,
  { customerId, key }: RequestKey,
  change:
    | { readonly reservation_id: number }
    | { readonly answer: string; readonly payment_fingerprint: string },
): Promise<void> {
  await trx
    .updateTable('reservation_requests')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .execute();
}

/** Forgets answers that nobody asks for again. */
export async function removeRequestsBefore(trx: Connection, moment: Date): Promise<void> {
  await trx.deleteFrom('reservation_requests').where('created_at', '<', moment).execute();
}
