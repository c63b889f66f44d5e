import type { Insertable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { NewsletterTokenTable } from './newsletter.tables.ts';

export async function addTokens(
  trx: Connection,
  tokens: readonly Insertable<NewsletterTokenTable>[],
): Promise<void> {
  await trx
    .insertInto('newsletter_tokens')
    .values([...tokens])
    .execute();
}

/**
 * Uses up a confirmation with all others of the same subscription. @returns the subscription's id; undefined if it is
 * invalid
 */
export async function takeConfirmation(
  trx: Connection,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const taken = await trx
    .deleteFrom('newsletter_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', now)
    .returning('subscription_id')
    .executeTakeFirst();
  if (!taken) return undefined;
  await trx
    .deleteFrom('newsletter_tokens')
    .where('subscription_id', '=', taken.subscription_id)
    .where('purpose', '=', 'confirm')
    .execute();
  return taken.subscription_id;
}

/** @returns the id of the subscription that a token may end */
export async function subscriptionToEnd(trx: Connection, tokenHash: string): Promise<number | undefined> {
  const token = await trx
    .selectFrom('newsletter_tokens')
    .select('subscription_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'unsubscribe')
    .executeTakeFirst();
  return token?.subscription_id;
}
