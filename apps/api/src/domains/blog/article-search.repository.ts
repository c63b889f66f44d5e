import type { Language } from '@livree/contracts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { wordsOf } from './model/words.ts';

const mostWords = 12;

/** PostgreSQL's own dictionary of each language. */
const dictionaries: Readonly<Record<Language, string>> = {
  fr: 'french',
  en: 'english',
  es: 'spanish',
  de: 'german',
};

/**
 * Every word of the text, as the beginning of a word or as a form of it in a language. The words are letters and digits
 * alone, so nothing of the text is read as an operator. Null when it has none.
 */
export function wordQuery(text: string, language: Language): RawBuilder<unknown> | null {
  const words = wordsOf(text).slice(0, mostWords);
  if (words.length === 0) return null;
  const tests = words.map(
    (word) =>
      sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery(${dictionaries[language]}::regconfig, ${word}))`,
  );
  return sql`(${sql.join(tests, sql` && `)})`;
}

/** What an article is found by; its title weighs most, its content least. */
export function searchVector(
  language: Language,
  title: string,
  summary: string,
  content: string,
): Expression<string> {
  const part = (text: string, weight: 'A' | 'B' | 'D') => {
    const words = wordsOf(text).join(' ');
    return sql`setweight(to_tsvector('simple', ${words}) || to_tsvector(${dictionaries[language]}::regconfig, ${words}), ${weight})`;
  };
  return sql<string>`${part(title, 'A')} || ${part(summary, 'B')} || ${part(content, 'D')}`;
}
