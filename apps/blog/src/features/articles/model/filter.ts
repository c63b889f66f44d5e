import { listAddress } from '@livree/platform/list-address';

/** The filter in the address of the list. */
export interface ArticleFilter {
  /** A category's slug; empty for all. */
  readonly category: string;
  /** The searched text; empty for everything. */
  readonly text: string;
  /** Starts at 1. */
  readonly page: number;
}

const { readFilters, readPage, withFilters } = listAddress({ category: '', q: '' });

/** Parses `?category=…`, `?q=…` and `?page=…`; invalid values mean the first page of all. */
export function readFilter(search: URLSearchParams): ArticleFilter {
  const { category, q: text } = readFilters(search);
  return { category, text, page: readPage(search) };
}

/** The query of an address for a filter; the first page and 'all' are omitted, other parameters stay. */
export const writeFilter = (
  search: URLSearchParams,
  { category, text, page }: ArticleFilter,
): URLSearchParams => withFilters(search, { category, q: text }, page);

/** Whether the list shows only a part of the articles. */
export const isFiltered = ({ category, text }: ArticleFilter): boolean => category !== '' || text !== '';
