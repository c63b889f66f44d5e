import { readPage } from '../../../page-number.ts';

/** The filter in the address of the catalogue: a type, a text, or both. */
export interface CatalogueFilter {
  /** A vehicle type; empty for all. */
  readonly type: string;
  /** Searched text; empty for none. */
  readonly text: string;
  /** Starts at 1. */
  readonly page: number;
}

/** Parses `?q=…`, `?type=…` and `?page=…`; invalid values are ignored. */
export function readFilter(search: URLSearchParams): CatalogueFilter {
  const text = search.get('q')?.trim().slice(0, 200) ?? '';
  const type = search.get('type')?.trim().slice(0, 50) ?? '';
  return { type, text, page: readPage(search) };
}

/** The query of an address for a filter; the first page and empty values are omitted, other parameters stay. */
export function writeFilter(search: URLSearchParams, { type, text, page }: CatalogueFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of ['q', 'type', 'page']) written.delete(name);
  if (text !== '') written.set('q', text);
  if (type !== '') written.set('type', type);
  if (page > 1) written.set('page', String(page));
  return written;
}
