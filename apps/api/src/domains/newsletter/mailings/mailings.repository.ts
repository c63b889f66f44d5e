import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { MailingTable } from '../newsletter.tables.ts';

export type MailingRow = Selectable<MailingTable>;

type Text = 'subject' | 'message';
export type WordsRow = Pick<MailingRow, `${Text}_fr` | `${Text}_en` | `${Text}_es` | `${Text}_de`>;

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Drafts, the latest edited first, then those that were sent, the newest first. */
export async function listMailings(
  db: Connection,
  { limit, offset }: Slice,
): Promise<{ rows: MailingRow[]; total: number }> {
  const found = db.selectFrom('mailings');
  const rows = await found
    .selectAll()
    .orderBy('sent_at', (order) => order.desc().nullsFirst())
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function mailingById(db: Connection, id: number): Promise<MailingRow | undefined> {
  return db.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a mailing: two operators change it one after the other. */
export function lockMailing(trx: Connection, id: number): Promise<MailingRow | undefined> {
  return trx.selectFrom('mailings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function addMailing(trx: Connection, words: WordsRow, now: Date): Promise<MailingRow> {
  return trx
    .insertInto('mailings')
    .values({ ...words, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateMailing(
  trx: Connection,
  id: number,
  change: Partial<Omit<MailingRow, 'id'>>,
): Promise<MailingRow> {
  return trx
    .updateTable('mailings')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeMailing(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom('mailings').where('id', '=', id).execute();
}
