import type { Language } from '@livree/contracts';

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `Bonjour${name},`,
  en: (name) => `Hello${name},`,
  es: (name) => `Buenos días${name && `,${name}`}:`,
  de: (name) => `Guten Tag${name},`,
};

/** The first line of a mail. @param name null if the addressee's name is not known to be theirs */
export const greet = (language: Language, name: string | null): string =>
  greetings[language](name === null ? '' : ` ${name}`);
