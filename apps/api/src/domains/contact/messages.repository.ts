import type { Insertable, Selectable } from 'kysely';
import { type Connection, everyRow } from '../../platform/db/index.ts';
import type { ContactMessageTable } from './contact.tables.ts';

export type MessageRow = Selectable<ContactMessageTable>;

/** @returns its id; undefined if it is kept already */
export async function addMessage(
  trx: Connection,
  message: Insertable<ContactMessageTable>,
): Promise<number | undefined> {
  const added = await trx
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export function messageById(db: Connection, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

const having = (db: Connection, isAnswered: boolean) =>
  db.selectFrom('contact_messages').where('answered_at', isAnswered ? 'is not' : 'is', null);

/** All messages with or without an answer, the newest first. */
export const everyMessage = (db: Connection, isAnswered: boolean): AsyncGenerator<MessageRow> =>
  everyRow((id, limit) =>
    having(db, isAnswered).selectAll().where('id', '<', id).orderBy('id', 'desc').limit(limit).execute(),
  );

/** Messages without an answer, the longest waiting first, or those with one, the latest first. */
export async function listMessages(
  db: Connection,
  isAnswered: boolean,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const found = having(db, isAnswered);
  const rows = await found
    .selectAll()
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Stores the answer to a message; undefined if it has one, or does not exist. */
export function saveAnswer(
  trx: Connection,
  id: number,
  answer: { readonly answer: string; readonly answered_at: Date },
): Promise<MessageRow | undefined> {
  return trx
    .updateTable('contact_messages')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
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

export async function giveMessages(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ customer_id: accountId })
    .where('customer_id', '=', guestId)
    .execute();
}
