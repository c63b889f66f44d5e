import type { Language } from '@livree/contracts';
import { mailText, type Message } from '../../../platform/mail/index.ts';
import { settingsTexts } from '../texts.ts';

export interface Leaver {
  readonly name: string | null;
  readonly email: string;
  readonly language: Language;
  readonly cancelledRides: number;
}

/** The last mail to a former customer. */
export function farewellMail(leaver: Leaver, brand: string): Message {
  const t = settingsTexts(leaver.language);
  const paragraphs = [
    t('farewell.deleted', { brand }),
    ...(leaver.cancelledRides > 0 ? [t('farewell.cancelled')] : []),
    t('farewell.notYou'),
  ];
  return {
    kind: 'security',
    to: leaver.email,
    subject: t('farewell.subject'),
    text: mailText(leaver, paragraphs, brand),
  };
}
