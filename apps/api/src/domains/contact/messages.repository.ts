import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ContactMessageTable } from './contact.tables.ts';

export type MessageRow = Selectable<ContactMessageTable>;

/** @returns its id */
export async function addMessage(trx: Connection, message: Insertable<ContactMessageTable>): Promise<number> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function messageById(db: Connection, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** In the order of writing. */
export function messagesOfCustomer(db: Connection, customerId: number): Promise<MessageRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function removeMessagesBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', moment).execute();
}
