import { mailText, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the account. @param link works once, within an hour */
export function passwordResetMail(addressee: Addressee, brand: string, link: string): Message {
  const { email, language } = addressee;
  const t = identityTexts(language);
  return {
    kind: 'password-reset',
    to: email,
    subject: t('passwordReset.subject'),
    text: mailText(addressee, [t('passwordReset.body', { brand, link })], brand),
  };
}
