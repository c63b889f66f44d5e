import type { Language } from '@livree/contracts';
import { mailTexts } from './texts.ts';

/** The first line of a mail. @param name null if the addressee's name is not known to be theirs */
export function greet(language: Language, name: string | null): string {
  const t = mailTexts(language);
  return name === null ? t('greeting.unknown') : t('greeting.known', { name });
}
