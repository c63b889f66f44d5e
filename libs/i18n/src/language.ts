export const languages = ['fr', 'en', 'es', 'de'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'fr';

/** The languages' own names, for the picker. */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

const locales: Readonly<Record<Language, string>> = {
  fr: 'fr-FR',
  en: 'en-GB',
  es: 'es-ES',
  de: 'de-DE',
};

/** The Intl locale of a language: European customs, 24-hour clock, day before month. */
export const getLocale = (language: Language): string => locales[language];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
