import { withLanguage } from '@livree/i18n/language-address';
import { action, type Company, links, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the account. @param link works once, within two days */
export function confirmationMail(
  { email, language, name }: Addressee,
  link: string,
  company: Company,
): Message {
  const t = identityTexts(language);
  const forgotten = new URL(withLanguage('/forgot-password', language), company.siteUrl).href;
  const letter = {
    language,
    name,
    subject: t('confirmation.subject'),
    parts: [
      text(t('confirmation.request', { brand: company.brand.name })),
      action({ label: t('links.confirm'), url: link }),
      text(t('confirmation.validity')),
      text(t('confirmation.notYou')),
      links({ label: t('links.newPassword'), url: forgotten }),
    ],
  };
  return { kind: 'confirmation', to: email, ...writeMail(letter, company) };
}
