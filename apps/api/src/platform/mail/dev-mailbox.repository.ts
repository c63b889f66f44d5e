import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { DevMailTable } from './mail.tables.ts';
import type { Message } from './mail.ts';

export type DevMail = Selectable<DevMailTable>;

const kept = 200;

export async function addMail(
  db: Connection,
  { to, subject, text, html }: Message,
  sentAt: Date,
): Promise<void> {
  await db
    .insertInto('dev_mails')
    .values({ recipient: to, subject, body: text, html: html ?? null, sent_at: sentAt })
    .execute();
}

/** Newest first. */
export function listNewestMails(db: Connection): Promise<DevMail[]> {
  return db.selectFrom('dev_mails').selectAll().orderBy('id', 'desc').limit(kept).execute();
}

export async function mailHtmlById(db: Connection, id: number): Promise<string | null> {
  const mail = await db.selectFrom('dev_mails').select('html').where('id', '=', id).executeTakeFirst();
  return mail?.html ?? null;
}
