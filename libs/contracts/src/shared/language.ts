import { z } from '../schema.ts';

export const languages = ['fr', 'en', 'es', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';
export const languageSchema = z.enum(languages);

/** The first supported language of an `Accept-Language` header, by preference; French by default. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const ranked = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { code: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .toSorted((a, b) => b.quality - a.quality);
  const known = ranked.map(({ code }) => languages.find((language) => language === code));
  return known.find((language) => language !== undefined) ?? defaultLanguage;
}
