import type { Language } from './language.ts';

/** The language of a text that is not the reader's; undefined when it is. */
export function textLanguage(
  { language }: { readonly language?: string | undefined },
  reader: Language,
): string | undefined {
  return language === undefined || language === reader ? undefined : language;
}
