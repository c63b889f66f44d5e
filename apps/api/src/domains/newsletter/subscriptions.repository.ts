import type { Language } from '@livree/contracts';
import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { NewsletterSubscriptionTable } from './newsletter.tables.ts';

export type Subscription = Selectable<NewsletterSubscriptionTable>;

/** Leaves a known address unchanged, but for the language of one that is not confirmed yet. */
export async function addMissingSubscription(
  trx: Connection,
  subscription: Insertable<NewsletterSubscriptionTable>,
): Promise<void> {
  await trx
    .insertInto('newsletter_subscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ language: subscription.language })
        .where('newsletter_subscriptions.confirmed_at', 'is', null),
    )
    .execute();
}

/** The customer's newsletter is written in this language from now on. */
export async function changeSubscriptionLanguage(
  trx: Connection,
  customerId: number,
  language: Language,
): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ language })
    .where('customer_id', '=', customerId)
    .execute();
}

export function subscriptionByEmail(db: Connection, email: string): Promise<Subscription | undefined> {
  return db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst();
}

export function subscriptionById(db: Connection, id: number): Promise<Subscription | undefined> {
  return db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function noteConfirmationMail(db: Connection, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmation_mailed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function confirmSubscription(trx: Connection, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Deletes its tokens too. @returns the deleted row */
export function removeSubscription(trx: Connection, id: number): Promise<Subscription | undefined> {
  return trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).returningAll().executeTakeFirst();
}

export function subscriptionsOfCustomer(db: Connection, customerId: number): Promise<Subscription[]> {
  return db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** Deletes what a customer subscribed while signed in, and what anybody subscribed at an address that is known to be theirs. */
export async function removeSubscriptionsOf(
  trx: Connection,
  { id, email, isConfirmed }: { readonly id: number; readonly email: string; readonly isConfirmed: boolean },
): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where(({ eb, or }) =>
      or([eb('customer_id', '=', id), ...(isConfirmed ? [eb('email', '=', email)] : [])]),
    )
    .execute();
}

export async function giveSubscriptions(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ customer_id: accountId })
    .where('customer_id', '=', guestId)
    .execute();
}

/** Deletes addresses whose owner has not confirmed and no longer can. */
export async function removeUnconfirmed(db: Connection, askedBefore: Date, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', askedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_tokens')
            .select('token_hash')
            .whereRef('subscription_id', '=', 'newsletter_subscriptions.id')
            .where('expires_at', '>', now),
        ),
      ),
    )
    .execute();
}
