import type { Language } from '@livree/contracts';
import { type Company, type Message, text, writeMail } from '../../../platform/mail/index.ts';
import { settingsTexts } from '../texts.ts';

export interface Leaver {
  readonly name: string | null;
  readonly email: string;
  readonly language: Language;
  readonly cancelledRides: number;
}

/** The last mail to a former customer. */
export function farewellMail({ name, email, language, cancelledRides }: Leaver, company: Company): Message {
  const t = settingsTexts(language);
  const paragraphs = [
    t('farewell.deleted', { brand: company.brand.name }),
    ...(cancelledRides > 0 ? [t('farewell.cancelled')] : []),
    t('farewell.notYou'),
  ];
  const letter = { language, name, subject: t('farewell.subject'), parts: paragraphs.map(text) };
  return { kind: 'security', to: email, ...writeMail(letter, company) };
}
