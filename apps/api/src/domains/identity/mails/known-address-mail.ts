import { withLanguage } from '@livree/i18n/language-address';
import { action, type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the account. */
export function knownAddressMail({ email, language, name }: Addressee, company: Company): Message {
  const t = identityTexts(language);
  const url = new URL(withLanguage('/login', language), company.siteUrl).href;
  const letter = {
    language,
    name,
    subject: t('knownAddress.subject'),
    parts: [
      text(t('knownAddress.attempt', { brand: company.brand.name })),
      text(t('knownAddress.wasYou')),
      action({ label: t('links.login'), url }),
    ],
  };
  return { kind: 'known-address', to: email, ...writeMail(letter, company) };
}
