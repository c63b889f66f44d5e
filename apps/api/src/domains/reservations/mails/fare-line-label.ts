import type { Language } from '@livree/contracts';
import { type MailTexts, mailTexts } from './texts/index.ts';

const isLineText = (key: string): key is keyof MailTexts => Object.hasOwn(mailTexts.fr, key);

/** A fare line in words; its code when it is not known. */
export function fareLineLabel(language: Language, code: string): string {
  const key = `line_${code}`;
  return isLineText(key) ? mailTexts[language][key] : code;
}
