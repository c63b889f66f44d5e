import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { confirmationMail, type Subscriber, welcomeMail } from '../mails/newsletter-mails.ts';
import {
  noteConfirmationMail,
  type Subscription,
  subscriptionByEmail,
  subscriptionById,
} from '../subscriptions.repository.ts';
import { addTokens } from '../tokens.repository.ts';

const minute = 60_000;
const confirmationHours = 48;
/** Minutes between two confirmation mails to the same address, however many are requested. */
const pauseMinutes = 10;

type SendMail = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

/** Asks the owner of an address to confirm; does nothing if they have, or were asked recently. */
export async function mailConfirmation(deps: SendMail, email: string): Promise<void> {
  const { db, clock, mail, config } = deps;
  const subscription = await subscriptionByEmail(db, email);
  if (!subscription || subscription.confirmed_at) return;
  const now = clock.now();
  const lastMail = subscription.confirmation_mailed_at?.getTime() ?? 0;
  if (now.getTime() - lastMail < pauseMinutes * minute) return;
  const confirm = newToken();
  const unsubscribe = newToken();
  const own = { subscription_id: subscription.id, created_at: now };
  const expiresAt = new Date(now.getTime() + confirmationHours * 60 * minute);
  await db.transaction().execute((trx) =>
    addTokens(trx, [
      { ...own, token_hash: hashToken(confirm), purpose: 'confirm', expires_at: expiresAt },
      { ...own, token_hash: hashToken(unsubscribe), purpose: 'unsubscribe', expires_at: null },
    ]),
  );
  await mail.send(
    confirmationMail(toSubscriber(subscription, unsubscribe), confirm, confirmationHours, config),
  );
  await noteConfirmationMail(db, subscription.id, now);
}

/** @returns a new token that ends a subscription */
export async function addUnsubscription(db: Connection, subscriptionId: number, now: Date): Promise<string> {
  const unsubscribe = newToken();
  await addTokens(db, [
    {
      subscription_id: subscriptionId,
      token_hash: hashToken(unsubscribe),
      purpose: 'unsubscribe',
      expires_at: null,
      created_at: now,
    },
  ]);
  return unsubscribe;
}

/** Welcomes a new subscriber, with a link to unsubscribe. */
export async function mailWelcome(deps: SendMail, subscriptionId: number): Promise<void> {
  const subscription = await subscriptionById(deps.db, subscriptionId);
  if (!subscription) return;
  const unsubscribe = await addUnsubscription(deps.db, subscription.id, deps.clock.now());
  await deps.mail.send(welcomeMail(toSubscriber(subscription, unsubscribe), deps.config));
}

const toSubscriber = ({ email, language }: Subscription, unsubscribe: string): Subscriber => ({
  to: email,
  language: z.parse(languageSchema, language),
  unsubscribe,
});
