import { listAddress } from '@livree/platform/list-address';

/** What the address of the list asks for. */
export interface ArticleFilter {
  /** A category's slug; empty for all. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

const { filtersOf, pageOf, withFilters } = listAddress({ category: '' });

/** Reads `?category=…` and `?page=…`; what makes no sense is the first page of all. */
export const readFilter = (search: URLSearchParams): ArticleFilter => ({
  ...filtersOf(search),
  page: pageOf(search),
});

/** The search of the address for a filter; the first page and 'all' are left out, the rest is kept. */
export const writeFilter = (search: URLSearchParams, { category, page }: ArticleFilter): URLSearchParams =>
  withFilters(search, { category }, page);
