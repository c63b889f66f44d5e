import { action, type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the account. @param link works once, within an hour @param keepsFactor whether the second factor stays */
export function passwordResetMail(
  { email, language, name }: Addressee,
  { link, keepsFactor }: { readonly link: string; readonly keepsFactor: boolean },
  company: Company,
): Message {
  const t = identityTexts(language);
  const letter = {
    language,
    name,
    subject: t('passwordReset.subject'),
    parts: [
      text(t('passwordReset.request', { brand: company.brand.name })),
      action({ label: t('links.newPassword'), url: link }),
      text(t(keepsFactor ? 'passwordReset.validityOfPeople' : 'passwordReset.validity')),
      text(t('passwordReset.notYou')),
    ],
  };
  return { kind: 'password-reset', to: email, ...writeMail(letter, company) };
}
