import { action, type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';
import { identityTexts } from '../texts.ts';

/** In the language of the guest. @param link works once, within 15 minutes */
export function guestLinkMail({ email, language, name }: Addressee, link: string, company: Company): Message {
  const t = identityTexts(language);
  const letter = {
    language,
    name,
    subject: t('guestLink.subject'),
    parts: [
      text(t('guestLink.request', { brand: company.brand.name })),
      action({ label: t('links.openRide'), url: link }),
      text(t('guestLink.validity')),
      text(t('guestLink.notYou')),
    ],
  };
  return { kind: 'guest-link', to: email, ...writeMail(letter, company) };
}
