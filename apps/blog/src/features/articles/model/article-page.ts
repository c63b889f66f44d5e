import type { BlogSummary, Page } from '@livree/contracts';

export type ArticlePage = Page<BlogSummary>;

export const articlesPerPage = 6;

/** The request of a list of articles. */
export const newestFirst = {
  perPage: articlesPerPage,
  sortBy: 'published_at',
  sortOrder: 'desc',
} as const;
