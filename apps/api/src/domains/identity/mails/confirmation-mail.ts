import { withLanguage } from '@livree/i18n/language-address';
import { mailText, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the account. @param link works once, within two days */
export function confirmationMail(
  addressee: Addressee,
  brand: string,
  link: string,
  siteUrl: string,
): Message {
  const { email, language } = addressee;
  const t = identityTexts(language);
  const forgotten = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return {
    kind: 'confirmation',
    to: email,
    subject: t('confirmation.subject'),
    text: mailText(addressee, [t('confirmation.body', { brand, link, forgotten })], brand),
  };
}
