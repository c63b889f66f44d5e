import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../../config.ts';
import type { Message } from '../../../platform/mail/index.ts';
import type { Recipient, Topic } from '../recipients.ts';
import { notificationTexts } from '../texts.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';

/** The address that stops a topic: a page for people, one click for mail programs (RFC 8058). */
export const unsubscribePath = '/notifications/links/unsubscribe';

/** The settings with the choice of all these mails. */
export const choicesPath = '/settings?tab=notifications';

/**
 * Makes an optional mail: its footer links to the settings, and one click stops it without signing in. The sender
 * checks whether the customer wants it.
 */
export function optionalMail(
  { subject, text }: Pick<Message, 'subject' | 'text'>,
  recipient: Pick<Recipient, 'id' | 'email' | 'language'>,
  topic: Topic,
  { siteUrl, quoteSecret }: Pick<Config, 'siteUrl' | 'quoteSecret'>,
): Message {
  const token = unsubscribeToken({ userId: recipient.id, topic }, quoteSecret);
  const stop = `${siteUrl}/api${unsubscribePath}?token=${token}`;
  const choices = new URL(withLanguage(choicesPath, recipient.language), siteUrl).href;
  const foot = notificationTexts(recipient.language)('foot', { choices, stop });
  return {
    kind: topic === 'login' ? 'security' : 'reminder',
    to: recipient.email,
    subject,
    text: `${text}\n\n-- \n${foot}`,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
