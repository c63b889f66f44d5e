import type { Insertable } from 'kysely';
import { type Connection, everyRow } from '../../../platform/db/index.ts';
import type { DisputeTable } from './disputes.tables.ts';

/** Keeps what a provider says of a dispute; one that is closed stays so, however late an older answer arrives. */
export async function keepDispute(trx: Connection, dispute: Insertable<DisputeTable>): Promise<void> {
  const { amount_cents, reason, status, answer_by, closed_at } = dispute;
  await trx
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'reference'])
        .doUpdateSet({ amount_cents, reason, status, answer_by, closed_at })
        .where('disputes.status', '=', 'open'),
    )
    .execute();
}

const disputesWithRides = (db: Connection) =>
  db
    .selectFrom('disputes')
    .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
    .innerJoin('reservations', 'reservations.id', 'transactions.reservation_id')
    .selectAll('disputes')
    .select(['reservations.id as reservation_id', 'reservations.reference as ride']);
export type ListedDispute = Awaited<ReturnType<ReturnType<typeof disputesWithRides>['execute']>>[number];

/** Every dispute, the newest first. */
export const everyDispute = (db: Connection): AsyncGenerator<ListedDispute> =>
  everyRow((id, limit) =>
    disputesWithRides(db).where('disputes.id', '<', id).orderBy('disputes.id', 'desc').limit(limit).execute(),
  );

/** Open ones first, the one to be answered next before the others; then the newest. */
export async function listDisputes(
  db: Connection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedDispute[]; total: number }> {
  const rows = await disputesWithRides(db)
    .orderBy(({ eb }) => eb('disputes.status', '=', 'open'), 'desc')
    .orderBy('disputes.closed_at', (order) => order.desc().nullsLast())
    .orderBy('disputes.answer_by')
    .orderBy('disputes.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('disputes')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** What a customer disputed, with the public ids of the payments. */
export const disputesOfCustomer = (db: Connection, customerId: number) =>
  db
    .selectFrom('disputes')
    .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
    .selectAll('disputes')
    .select('transactions.transaction_id as payment')
    .where('transactions.customer_id', '=', customerId)
    .orderBy('disputes.id')
    .execute();
