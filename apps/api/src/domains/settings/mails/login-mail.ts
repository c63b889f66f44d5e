import type { Language } from '@livree/contracts';
import { getLocale } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { mailText, type Message } from '../../../platform/mail/index.ts';
import { settingsTexts } from '../texts.ts';

export interface Login {
  readonly name: string | null;
  readonly language: Language;
  readonly timezone: string;
  readonly at: Date;
}

/** Informs a customer, in their language and time zone, of a sign-in. */
export function loginMail(login: Login, brand: string, siteUrl: string): Pick<Message, 'subject' | 'text'> {
  const { language, timezone, at } = login;
  const t = settingsTexts(language);
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
  const moment = `${new Intl.DateTimeFormat(getLocale(language), format).format(at)} (${timezone})`;
  const link = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return {
    subject: t('login.subject'),
    text: mailText(login, [t('login.body', { brand, moment, link })], brand),
  };
}
