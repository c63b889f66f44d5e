import type { BlogSummary, Page } from '@livree/contracts';

export type ArticlePage = Page<BlogSummary>;

export const articlesPerPage = 6;

/** What a list of articles asks for. */
export const newestFirst = {
  perPage: articlesPerPage,
  sortBy: 'published_at',
  sortOrder: 'desc',
} as const;
