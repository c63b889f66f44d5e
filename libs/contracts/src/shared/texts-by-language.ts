import { z } from '../schema.ts';
import { defaultLanguage, type Language } from './language.ts';
import type { wireObject } from './wire.ts';

/** A text in French, and in as many other languages as it was written in. */
export type TextsByLanguage = { readonly fr: string } & {
  readonly [Other in Exclude<Language, 'fr'>]?: string | undefined;
};

/** @param wire `wireObject` for answers, `wireRequest` for requests @param longest in characters */
export function textsByLanguage(wire: typeof wireObject, longest: number) {
  const text = z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(longest, 'validation.too_long'));
  return wire({ fr: text, en: z.optional(text), es: z.optional(text), de: z.optional(text) });
}

/** A text with the language it is in: the one asked for, or French where it was not translated. */
export function textIn(texts: TextsByLanguage, language: Language): { text: string; language: Language } {
  const text = texts[language];
  return text === undefined ? { text: texts.fr, language: defaultLanguage } : { text, language };
}
