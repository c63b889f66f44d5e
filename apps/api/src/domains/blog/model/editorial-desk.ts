import type { Language } from '@livree/contracts';

/** The author of the articles: the company itself. */
export function editorialDesk(brand: { readonly name: string; readonly email: string }) {
  return { author_name: deskName(brand.name, 'fr'), author_email: brand.email };
}

const desks: Readonly<Record<Language, (house: string) => string>> = {
  fr: (house) => `La rédaction ${house}`,
  en: (house) => `${house} editorial team`,
  es: (house) => `Redacción de ${house}`,
  de: (house) => `Redaktion ${house}`,
};

/** The name of the editors in a language. */
export const deskName = (house: string, language: Language): string => desks[language](house);
