import type { Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { action, type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import type { Announcement } from '../legal.jobs.ts';
import { legalTexts } from '../texts.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Informs a customer that a text changes, and where to read it. The contract requires this mail, so it has no
 * unsubscribe link.
 */
export function changeMail(
  { document, version, appliesFrom }: Announcement,
  { name, email, language }: Reader,
  company: Company,
): Message {
  const t = legalTexts(language);
  const address = withLanguage(`/${document}?version=${encodeURIComponent(version)}`, language);
  const date = formatterFor(language).date(appliesFrom, 'long');
  const letter = {
    language,
    name,
    subject: t(`change.${document}.subject`, { date }),
    parts: [
      text(t(`change.${document}.change`, { date })),
      action({ label: t('change.read'), url: `${company.siteUrl}${address}` }),
      text(t('change.question')),
    ],
  };
  return { kind: 'legal-change', to: email, ...writeMail(letter, company) };
}
