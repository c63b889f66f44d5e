import { defaultLanguage, languages, type Language } from '@livree/i18n';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';

/** The components' texts, by key. */
export type Words = typeof fr;

/** The same texts in the four languages; the German ones are the longest of any screen. */
export const wordsIn: Readonly<Record<Language, Words>> = { fr, en, es, de };

/** The language of some of these words. */
export const languageOf = (words: Words): Language =>
  languages.find((language) => wordsIn[language] === words) ?? defaultLanguage;
