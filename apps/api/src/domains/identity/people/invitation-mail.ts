import type { Language, StaffRole } from '@livree/contracts';
import { action, type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import { identityTexts } from '../texts.ts';

interface Invited {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Language;
}

/** In the language of whoever invites. @param link works once, within three days */
export function invitationMail(
  { name, email, role, language }: Invited,
  { link, by }: { readonly link: string; readonly by: string },
  company: Company,
): Message {
  const t = identityTexts(language);
  const letter = {
    language,
    name,
    subject: t('invitation.subject', { brand: company.brand.name }),
    parts: [
      text(
        t(role === 'operator' ? 'invitation.operator' : 'invitation.dispatcher', {
          by,
          brand: company.brand.name,
        }),
      ),
      action({ label: t('links.join'), url: link }),
      text(t('invitation.validity')),
      text(t('invitation.notYou')),
    ],
  };
  return { kind: 'password-reset', to: email, ...writeMail(letter, company) };
}
