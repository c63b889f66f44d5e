import type { ArticlePage } from './article-page.ts';

/** Whether the address asks for a page after the last one. */
export const isBeyond = (page: ArticlePage | undefined): boolean =>
  page !== undefined && page.items.length === 0 && page.page > 1;

/** The name of a tag from its articles; the word in the address if none has it. */
export function tagName(page: ArticlePage | undefined, tag: string): string {
  const tags = page?.items.flatMap((article) => article.tags) ?? [];
  return tags.find(({ slug, name }) => slug === tag || name === tag)?.name ?? tag;
}
