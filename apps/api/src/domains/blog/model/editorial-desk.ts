import type { Language } from '@livree/contracts';
import { blogTexts } from '../texts.ts';

/** The author of the articles: the company itself. */
export function editorialDesk(brand: { readonly name: string; readonly email: string }) {
  return { author_name: deskName(brand.name, 'fr'), author_email: brand.email };
}

/** The name of the editors in a language. */
export const deskName = (company: string, language: Language): string =>
  blogTexts(language)('desk', { company });

const frenchDesk = deskName('', 'fr');

/** An author as stored, in the reader's language if it is the editors. */
export const authorIn = (language: Language, author: string): string =>
  author.startsWith(frenchDesk) ? deskName(author.slice(frenchDesk.length), language) : author;
