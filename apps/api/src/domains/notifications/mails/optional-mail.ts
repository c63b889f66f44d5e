import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../../config.ts';
import { type Company, type Letter, type Message, writeMail } from '../../../platform/mail/index.ts';
import type { Recipient, Topic } from '../recipients.ts';
import { notificationTexts } from '../texts.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';

/** The address that stops a topic: a page for people, one click for mail programs (RFC 8058). */
export const unsubscribePath = '/notifications/links/unsubscribe';

/** The settings with the choice of all these mails. */
export const choicesPath = '/settings?tab=notifications';

/**
 * Makes an optional mail: its footer links to the settings, which a guest has not, and one click stops it without
 * signing in. The sender checks whether the customer wants it.
 */
export function optionalMail(
  letter: Letter,
  recipient: Pick<Recipient, 'id' | 'email' | 'isGuest'>,
  topic: Topic,
  config: Company & Pick<Config, 'quoteSecret'>,
): Message {
  const { siteUrl, quoteSecret } = config;
  const token = unsubscribeToken({ userId: recipient.id, topic }, quoteSecret);
  const stop = `${siteUrl}/api${unsubscribePath}?token=${token}`;
  const choices = new URL(withLanguage(choicesPath, letter.language), siteUrl).href;
  const t = notificationTexts(letter.language);
  const foot = [
    ...(recipient.isGuest ? [] : [{ label: t('foot.choices'), url: choices }]),
    { label: t('foot.stop'), url: stop },
  ];
  return {
    kind: topic === 'login' ? 'security' : 'reminder',
    to: recipient.email,
    ...writeMail({ ...letter, foot }, config),
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
