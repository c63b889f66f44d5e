import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { PushSubscriptionTable } from './notifications.tables.ts';

export type PushSubscription = Selectable<PushSubscriptionTable>;

/** How many browsers of a customer get push messages; a new one replaces the oldest. */
const most = 10;

/** A browser belongs to the customer who last turned push messages on in it. */
export async function saveSubscription(
  trx: Connection,
  subscription: Insertable<PushSubscriptionTable>,
): Promise<void> {
  const { user_id, p256dh, auth } = subscription;
  await trx
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id, p256dh, auth }))
    .execute();
  const kept = trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(most);
  await trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .where('id', 'not in', kept)
    .execute();
}

export function listSubscriptions(db: Connection, userId: number): Promise<PushSubscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function subscriptionById(db: Connection, id: number): Promise<PushSubscription | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function removeSubscription(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Ends the push messages of every browser of a customer. */
export async function removeAllSubscriptions(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

export async function removeOwnSubscription(db: Connection, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}
