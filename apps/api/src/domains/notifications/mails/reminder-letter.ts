import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { action, type Letter, text } from '../../../platform/mail/index.ts';
import type { Notice } from '../model/write-notice.ts';
import { notificationTexts } from '../texts.ts';

/** A notice as a mail. @param name null if it is not known to be theirs */
export function reminderLetter(
  { title, body, path }: Notice,
  { name, language }: { readonly name: string | null; readonly language: Language },
  siteUrl: string,
): Letter {
  const url = new URL(withLanguage(path, language), siteUrl).href;
  const label = notificationTexts(language)('notice.details');
  return { language, name, subject: title, parts: [text(body), action({ label, url })] };
}
