import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { CustomerLetterTable } from './customers.tables.ts';

export type LetterRow = Selectable<CustomerLetterTable>;

export async function addLetter(trx: Connection, letter: Insertable<CustomerLetterTable>): Promise<number> {
  const { id } = await trx
    .insertInto('customer_letters')
    .values(letter)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function letterById(db: Connection, id: number): Promise<LetterRow | undefined> {
  return db.selectFrom('customer_letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What operators wrote to a customer, the newest first. @param most all of it if it is undefined */
export function lettersOfCustomer(db: Connection, customerId: number, most?: number): Promise<LetterRow[]> {
  const letters = db
    .selectFrom('customer_letters')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc');
  return (most === undefined ? letters : letters.limit(most)).execute();
}

/** Reassigns what was written to a guest to the account that the guest joins. */
export async function giveLetters(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .updateTable('customer_letters')
    .set({ customer_id: accountId })
    .where('customer_id', '=', guestId)
    .execute();
}
