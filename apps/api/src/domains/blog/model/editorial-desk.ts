import type { Language } from '@livree/contracts';

/** The author of the articles: the company itself. */
export function editorialDesk(brand: { readonly name: string; readonly email: string }) {
  return { author_name: deskName(brand.name, 'fr'), author_email: brand.email };
}

const desks: Readonly<Record<Language, (company: string) => string>> = {
  fr: (company) => `La rédaction ${company}`,
  en: (company) => `${company} editorial team`,
  es: (company) => `Redacción de ${company}`,
  de: (company) => `Redaktion ${company}`,
};

/** The name of the editors in a language. */
export const deskName = (company: string, language: Language): string => desks[language](company);

const frenchDesk = deskName('', 'fr');

/** An author as stored, in the reader's language if it is the editors. */
export const authorIn = (language: Language, author: string): string =>
  author.startsWith(frenchDesk) ? deskName(author.slice(frenchDesk.length), language) : author;
