import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { PushMessage } from './push.ts';

export type UndeliveredPush = PushMessage & { readonly email: string; readonly language: Language };

/** Whether the mailbox page shows push messages for customers without a browser. */
export const hasPushMailbox = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): boolean => smtpUrl === undefined;

/** Shows on the mailbox page what a browser would have shown. */
export async function addToMailbox(
  { title, body, path, email, language }: UndeliveredPush,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  mail: Mail,
): Promise<void> {
  const link = new URL(withLanguage(path, language), siteUrl).href;
  await mail.send({ kind: 'stand-in', to: `Push ${email}`, subject: title, text: `${body}\n\n${link}` });
}
