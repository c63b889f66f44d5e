import type { Language } from '@livree/contracts';
import { searchVector } from './article-search.repository.ts';
import { fold, readingTime, toPlainText } from './model/words.ts';

/** The texts of an article, with the columns derived from them. @param content cleaned HTML */
export function articleColumns(article: {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly language: Language;
}) {
  const { title, excerpt, content, tags, language } = article;
  const text = toPlainText(content);
  return {
    title,
    excerpt,
    content,
    sort_title: fold(title),
    reading_time: readingTime(text),
    search: searchVector(language, title, [excerpt, ...tags].join(' '), text),
  };
}
