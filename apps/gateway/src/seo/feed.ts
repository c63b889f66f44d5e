import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Article } from './articles.ts';
import { element, textElement, xmlDocument } from './xml.ts';

export interface FeedParts {
  readonly siteOrigin: string;
  readonly language: Language;
  /** The title of the blog's page. */
  readonly title: string;
  readonly description: string;
  /** Newest first. */
  readonly articles: readonly Article[];
}

export const feedPath = '/blog/feed.xml';

/** The blog's newest articles as an Atom feed (RFC 4287). */
export function atomFeed({ siteOrigin, language, title, description, articles }: FeedParts): string {
  const address = (path: string) => new URL(withLanguage(path, language), siteOrigin).href;
  const entries = articles.map(({ slug, excerpt, author, category, published_at: day, ...article }) =>
    element(
      'entry',
      { 'xml:lang': article.language ?? language },
      textElement('title', article.title),
      // An article has the same id in every language.
      textElement('id', new URL(`/blog/${slug}`, siteOrigin).href),
      element('link', { rel: 'alternate', type: 'text/html', href: address(`/blog/${slug}`) }),
      textElement('published', day),
      textElement('updated', day),
      element('author', {}, textElement('name', author.name)),
      ...(category === null ? [] : [element('category', { term: category.name })]),
      textElement('summary', excerpt),
    ),
  );
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      textElement('title', title),
      textElement('subtitle', description),
      textElement('id', address('/blog')),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address(feedPath) }),
      element('link', { rel: 'alternate', type: 'text/html', href: address('/blog') }),
      textElement('updated', articles[0]?.published_at ?? '1970-01-01T00:00:00Z'),
      ...entries,
    ),
  );
}
