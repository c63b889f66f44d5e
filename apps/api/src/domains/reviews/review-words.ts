import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { ReviewRow } from './reviews.repository.ts';

const words = z.object({ title: z.string(), comment: z.string() });

const translations = z.partialRecord(z.enum(['en', 'es', 'de']), words);

/** The stored translations of a demonstration review. */
export type ReviewTranslations = z.output<typeof translations>;

/** The text of a review in the reader's language if it was translated, otherwise as its author wrote it. */
export function wordsIn(
  { title, comment, language, translations: stored }: ReviewRow,
  reader: Language,
): { title: string | null; comment: string; language: Language } {
  const own = reader === 'fr' ? undefined : z.parse(translations, stored)[reader];
  if (own) return { ...own, language: reader };
  return { title, comment, language };
}
