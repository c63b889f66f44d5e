import { readPage } from '../../../page-number.ts';

/** What the address of the catalogue asks for: a type, a text, or both. */
export interface CatalogueFilter {
  /** A vehicle type; empty for all. */
  readonly type: string;
  /** Searched text; empty for none. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** Reads `?q=…`, `?type=…` and `?page=…`; what makes no sense is left out. */
export function readFilter(search: URLSearchParams): CatalogueFilter {
  const text = search.get('q')?.trim().slice(0, 200) ?? '';
  const type = search.get('type')?.trim().slice(0, 50) ?? '';
  return { type, text, page: readPage(search) };
}

/** The search of the address for a filter; the first page and empty values are left out, the rest is kept. */
export function writeFilter(search: URLSearchParams, { type, text, page }: CatalogueFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of ['q', 'type', 'page']) written.delete(name);
  if (text !== '') written.set('q', text);
  if (type !== '') written.set('type', type);
  if (page > 1) written.set('page', String(page));
  return written;
}
