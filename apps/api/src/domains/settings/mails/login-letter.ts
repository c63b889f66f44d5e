import type { Language } from '@livree/contracts';
import { getLocale } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { action, type Company, type Letter, text } from '../../../platform/mail/index.ts';
import { settingsTexts } from '../texts.ts';

export interface Login {
  readonly name: string | null;
  readonly language: Language;
  readonly timezone: string;
  readonly at: Date;
}

/** Informs a customer, in their language and time zone, of a sign-in. */
export function loginLetter({ name, language, timezone, at }: Login, { brand, siteUrl }: Company): Letter {
  const t = settingsTexts(language);
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: timezone } as const;
  const moment = `${new Intl.DateTimeFormat(getLocale(language), format).format(at)} (${timezone})`;
  const url = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return {
    language,
    name,
    subject: t('login.subject'),
    parts: [
      text(t('login.fact', { brand: brand.name, moment })),
      text(t('login.notYou')),
      action({ label: t('login.newPassword'), url }),
    ],
  };
}
