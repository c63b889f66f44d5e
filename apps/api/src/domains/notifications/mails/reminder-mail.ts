import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { greet, type Message } from '../../../platform/mail/index.ts';
import type { Notice } from '../model/write-notice.ts';
import { notificationTexts } from '../texts.ts';

/** A notice as a mail. @param name null if it is not known to be theirs */
export function reminderMail(
  { title, body, path }: Notice,
  name: string | null,
  language: Language,
  siteUrl: string,
): Pick<Message, 'subject' | 'text'> {
  const url = new URL(withLanguage(path, language), siteUrl).href;
  const parts = [greet(language, name), body, notificationTexts(language)('notice.details', { url })];
  return { subject: title, text: parts.join('\n\n') };
}
