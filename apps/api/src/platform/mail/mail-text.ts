import type { Language } from '@livree/contracts';
import { greet } from './greet.ts';

/** @property name null if it is not known to be theirs */
export interface Reader {
  readonly language: Language;
  readonly name: string | null;
}

/** The text of a mail: a greeting, its paragraphs, and the sender's name. */
export const mailText = ({ language, name }: Reader, paragraphs: readonly string[], brand: string): string =>
  [greet(language, name), ...paragraphs, brand].join('\n\n');
