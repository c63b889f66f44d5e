import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { ChangeRequestTable } from './change-requests.tables.ts';

export type StoredRequest = Selectable<ChangeRequestTable>;

export async function addRequest(
  trx: Connection,
  row: Omit<Insertable<ChangeRequestTable>, 'status'>,
): Promise<StoredRequest> {
  const open = { ...row, status: 'open' as const };
  return trx.insertInto('change_requests').values(open).returningAll().executeTakeFirstOrThrow();
}

/** The newest request of a ride, whatever became of it. */
export function newestRequest(db: Connection, reservationId: number): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('change_requests')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function requestById(db: Connection, id: number): Promise<StoredRequest | undefined> {
  return db.selectFrom('change_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Settles the open request of a ride; undefined if there is none any more. */
export function settleRequest(
  trx: Connection,
  reservationId: number,
  settled: Pick<Updateable<ChangeRequestTable>, 'reason' | 'decided_at'> & {
    readonly status: Exclude<StoredRequest['status'], 'open'>;
  },
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('change_requests')
    .set(settled)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Names the change that an accepted request became, with its price. */
export async function linkChange(
  trx: Connection,
  id: number,
  change: { readonly id: number; readonly totalCents: number },
): Promise<void> {
  await trx
    .updateTable('change_requests')
    .set({ change_id: change.id, total_cents: change.totalCents })
    .where('id', '=', id)
    .execute();
}

/** Removes what a person asked for. */
export async function removeRequestsOfCustomer(trx: Connection, customerId: number): Promise<void> {
  await trx
    .deleteFrom('change_requests')
    .where('reservation_id', 'in', (eb) =>
      eb.selectFrom('reservations').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/** What a customer asked for, with the references of the rides, oldest first. */
export const requestsOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('change_requests')
    .innerJoin('reservations', 'reservations.id', 'change_requests.reservation_id')
    .selectAll('change_requests')
    .select('reservations.reference as reservation')
    .where('reservations.customer_id', '=', customerId)
    .orderBy('change_requests.id')
    .execute();
