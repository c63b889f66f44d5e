import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { addUnsubscription } from '../commands/send-mails.ts';
import { mailingMail, mailingTestMail } from '../mails/mailing-mail.ts';
import { subscriptionById } from '../subscriptions.repository.ts';
import { mailingById } from './mailings.repository.ts';
import { wordsFor, writtenLanguages } from './words.ts';

type MailMailing = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

/** Mails a mailing to one subscriber, in their language; nothing once they have left. */
export async function mailMailing(
  { db, clock, mail, config }: MailMailing,
  { mailingId, subscriptionId }: { readonly mailingId: number; readonly subscriptionId: number },
): Promise<void> {
  const mailing = await mailingById(db, mailingId);
  const subscription = await subscriptionById(db, subscriptionId);
  if (!mailing || !subscription) return;
  const words = wordsFor(mailing, z.parse(languageSchema, subscription.language));
  const unsubscribe = await addUnsubscription(db, subscription.id, clock.now());
  const subscriber = { to: subscription.email, language: words.language, unsubscribe };
  await mail.send(mailingMail(subscriber, words, config));
}

/** Mails a mailing to an operator, in each language in which it is written. */
export async function mailTest(
  { db, mail, config }: Pick<MailMailing, 'db' | 'mail' | 'config'>,
  { mailingId, to }: { readonly mailingId: number; readonly to: string },
): Promise<void> {
  const mailing = await mailingById(db, mailingId);
  if (!mailing) return;
  for (const language of writtenLanguages(mailing))
    await mail.send(mailingTestMail(to, wordsFor(mailing, language), config));
}
