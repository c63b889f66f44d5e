import { type SqlBool, sql } from 'kysely';
import { type Connection, containing, everyRow } from '../../../platform/db/index.ts';
import type { Subscription } from '../subscriptions.repository.ts';

/** How many subscriptions are confirmed, and how many are not. */
export async function countReaders(db: Connection): Promise<{ confirmed: number; unconfirmed: number }> {
  const { all, confirmed } = await db
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('confirmed_at').as('confirmed')])
    .executeTakeFirstOrThrow();
  return { confirmed, unconfirmed: all - confirmed };
}

const holding = (db: Connection, search: string) =>
  db
    .selectFrom('newsletter_subscriptions')
    .where(sql<SqlBool>`email like ${containing(search.toLowerCase())}`);

/** All subscriptions whose address holds a text, the newest first. */
export const everySubscription = (db: Connection, search: string): AsyncGenerator<Subscription> =>
  everyRow((id, limit) =>
    holding(db, search).selectAll().where('id', '<', id).orderBy('id', 'desc').limit(limit).execute(),
  );

/** Subscriptions whose address holds a text, the newest first. */
export async function listSubscriptions(
  db: Connection,
  search: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Subscription[]; total: number }> {
  const found = holding(db, search);
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The next subscriptions that were confirmed by a moment. */
export async function readersAfter(
  trx: Connection,
  after: number,
  { by, limit }: { readonly by: Date; readonly limit: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('confirmed_at', '<=', by)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks these subscribers as recipients of a mailing. @returns those who had not been */
export async function takeRecipients(
  trx: Connection,
  mailingId: number,
  subscriptionIds: readonly number[],
): Promise<number[]> {
  if (subscriptionIds.length === 0) return [];
  const rows = await trx
    .insertInto('mailing_recipients')
    .values(subscriptionIds.map((id) => ({ mailing_id: mailingId, subscription_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subscription_id')
    .execute();
  return rows.map((row) => row.subscription_id);
}

/** The mailings that left for these subscriptions, the first first. */
export async function mailingsOf(db: Connection, subscriptionIds: readonly number[]) {
  if (subscriptionIds.length === 0) return [];
  return db
    .selectFrom('mailing_recipients')
    .innerJoin('mailings', 'mailings.id', 'mailing_id')
    .select(['subscription_id', 'subject_fr', 'sent_at'])
    .where('subscription_id', 'in', [...subscriptionIds])
    .orderBy('sent_at')
    .execute();
}
