import { listAddress } from '@livree/platform/list-address';

/** What the address of the list asks for. */
export interface ArticleFilter {
  /** A category's slug; empty for all. */
  readonly category: string;
  /** What is searched for; empty for everything. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

const { filtersOf, pageOf, withFilters } = listAddress({ category: '', q: '' });

/** Reads `?category=…`, `?q=…` and `?page=…`; what makes no sense is the first page of all. */
export function readFilter(search: URLSearchParams): ArticleFilter {
  const { category, q: text } = filtersOf(search);
  return { category, text, page: pageOf(search) };
}

/** The search of the address for a filter; the first page and 'all' are left out, the rest is kept. */
export const writeFilter = (
  search: URLSearchParams,
  { category, text, page }: ArticleFilter,
): URLSearchParams => withFilters(search, { category, q: text }, page);

/** Whether the list shows a part of the articles. */
export const isFiltered = ({ category, text }: ArticleFilter): boolean => category !== '' || text !== '';
