import type { Language } from '@livree/contracts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { splitWords } from './model/words.ts';

const mostWords = 12;

/** PostgreSQL's own dictionary of each language. */
const dictionaries: Readonly<Record<Language, string>> = {
  fr: 'french',
  en: 'english',
  es: 'spanish',
  de: 'german',
};

/**
 * Finds every word of the text, as the beginning of a word or as one of its forms in a language. The query contains
 * only letters and digits, so no text becomes an operator. Null if the text has no word.
 */
export function wordQuery(text: string, language: Language): RawBuilder<unknown> | null {
  const words = splitWords(text).slice(0, mostWords);
  if (words.length === 0) return null;
  const tests = words.map(
    (word) =>
      sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery(${dictionaries[language]}::regconfig, ${word}))`,
  );
  return sql`(${sql.join(tests, sql` && `)})`;
}

/** The search vector of an article; its title weighs most, its content least. */
export function searchVector(
  language: Language,
  title: string,
  summary: string,
  content: string,
): Expression<string> {
  const part = (text: string, weight: 'A' | 'B' | 'D') => {
    const words = splitWords(text).join(' ');
    return sql`setweight(to_tsvector('simple', ${words}) || to_tsvector(${dictionaries[language]}::regconfig, ${words}), ${weight})`;
  };
  return sql<string>`${part(title, 'A')} || ${part(summary, 'B')} || ${part(content, 'D')}`;
}
