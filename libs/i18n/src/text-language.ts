import type { Language } from './language.ts';

/** The language of a text, for `lang`; undefined if it is the reader's. */
export function textLanguage(
  { language }: { readonly language?: string | undefined },
  reader: Language,
): string | undefined {
  return language === undefined || language === reader ? undefined : language;
}
