import { withLanguage } from '@livree/i18n/language-address';
import { mailText, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the account. */
export function knownAddressMail(addressee: Addressee, brand: string, siteUrl: string): Message {
  const { email, language } = addressee;
  const t = identityTexts(language);
  const link = new URL(withLanguage('/login', language), siteUrl).href;
  return {
    kind: 'known-address',
    to: email,
    subject: t('knownAddress.subject'),
    text: mailText(addressee, [t('knownAddress.body', { brand, link })], brand),
  };
}
