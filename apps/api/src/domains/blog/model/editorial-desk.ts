import type { Language } from '@livree/contracts';

/** Who signs the articles: the house itself. */
export function editorialDesk(brand: { readonly name: string; readonly email: string }) {
  return { author_name: deskName(brand.name, 'fr'), author_email: brand.email };
}

const desks: Readonly<Record<Language, (house: string) => string>> = {
  fr: (house) => `La rédaction ${house}`,
  en: (house) => `The ${house} editorial team`,
  es: (house) => `La redacción de ${house}`,
  de: (house) => `Die ${house}-Redaktion`,
};

/** The house's editors, named in a language. */
export const deskName = (house: string, language: Language): string => desks[language](house);
