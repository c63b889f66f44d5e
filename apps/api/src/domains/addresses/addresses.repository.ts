import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { SavedAddressTable } from './addresses.tables.ts';

export type SavedAddressRow = Selectable<SavedAddressTable>;

/** Home, work, then places by name. */
export function listAddresses(db: Connection, customerId: number): Promise<SavedAddressRow[]> {
  return db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy(sql`array_position(array['home', 'work', 'place'], kind)`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/**
 * A new home or work replaces the one before; the same place is kept once. The condition is the index's own, without a
 * parameter: a prepared statement would not find the index.
 */
export function keepAddress(trx: Connection, row: Insertable<SavedAddressTable>): Promise<SavedAddressRow> {
  const { kind, address } = row;
  return trx
    .insertInto('saved_addresses')
    .values(row)
    .onConflict((conflict) =>
      (kind === 'place'
        ? conflict.columns(['customer_id', 'name', 'address'])
        : conflict.columns(['customer_id', 'kind']).where(sql<boolean>`kind <> 'place'`)
      ).doUpdateSet({ address }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function changeAddress(
  trx: Connection,
  id: number,
  changes: Updateable<SavedAddressTable>,
): Promise<SavedAddressRow> {
  return trx
    .updateTable('saved_addresses')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns false if the customer has no such address */
export async function removeAddress(db: Connection, customerId: number, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('saved_addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Gives a guest's places to the account that the guest joins; where that has a home or a work, it keeps its own. */
export async function giveAddresses(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .insertInto('saved_addresses')
    .columns(['customer_id', 'kind', 'name', 'address', 'created_at'])
    .expression((builder) =>
      builder
        .selectFrom('saved_addresses')
        .select([
          sql<number>`${accountId}::integer`.as('customer_id'),
          'kind',
          'name',
          'address',
          'created_at',
        ])
        .where('customer_id', '=', guestId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
