import type { Language } from '@livree/contracts';
import { action, type Letter, text } from '../../../platform/mail/index.ts';
import type { Notice } from '../model/write-notice.ts';
import { notificationTexts } from '../texts.ts';

/** A notice as a mail. @param name null if it is not known to be theirs @param url the page of the ride */
export function reminderLetter(
  { title, body }: Pick<Notice, 'title' | 'body'>,
  { name, language }: { readonly name: string | null; readonly language: Language },
  url: string,
): Letter {
  const label = notificationTexts(language)('notice.details');
  return { language, name, subject: title, parts: [text(body), action({ label, url })] };
}
