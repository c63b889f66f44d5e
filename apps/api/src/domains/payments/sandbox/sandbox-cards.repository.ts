import { sql, type Insertable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { SandboxCardTable, SandboxCustomerTable } from '../payments.tables.ts';

export async function addSandboxCustomer(db: Connection, row: SandboxCustomerTable): Promise<void> {
  await db.insertInto('sandbox_customers').values(row).execute();
}

export async function addSandboxCard(db: Connection, row: Insertable<SandboxCardTable>): Promise<void> {
  await db.insertInto('sandbox_cards').values(row).execute();
}

/** Newest first. */
export const listSandboxCards = (db: Connection, customer: string) =>
  db
    .selectFrom('sandbox_cards')
    .innerJoin('sandbox_customers', 'sandbox_customers.id', 'sandbox_cards.customer_id')
    .select(['sandbox_cards.id', 'sandbox_cards.method'])
    .select(sql<boolean>`coalesce(sandbox_customers.default_card = sandbox_cards.id, false)`.as('is_default'))
    .where('sandbox_cards.customer_id', '=', customer)
    .orderBy('sandbox_cards.created_at', 'desc')
    .execute();

/** The test method behind a card of this customer; undefined for any other card. */
export async function methodOfCard(
  db: Connection,
  id: string,
  customer: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_cards')
    .select('method')
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return row?.method;
}

export async function setDefaultSandboxCard(db: Connection, customer: string, cardId: string): Promise<void> {
  await db
    .updateTable('sandbox_customers')
    .set({ default_card: cardId })
    .where('id', '=', customer)
    .execute();
}

export async function removeSandboxCard(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('id', '=', id).execute();
}

/** Deletes its cards too. */
export async function removeSandboxCustomer(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('sandbox_customers').where('id', '=', id).execute();
}
