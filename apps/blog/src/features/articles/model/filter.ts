/** What the address of the list asks for. */
export interface ArticleFilter {
  /** A category's slug; empty for all. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** Reads `?category=…` and `?page=…`; what makes no sense is the first page of all. */
export function readFilter(search: URLSearchParams): ArticleFilter {
  const page = search.get('page') ?? '';
  return {
    category: search.get('category')?.trim().slice(0, 100) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The search of the address for a filter; the first page and 'all' are left out, the rest is kept. */
export function writeFilter(search: URLSearchParams, { category, page }: ArticleFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of ['category', 'page']) written.delete(name);
  if (category !== '') written.set('category', category);
  if (page > 1) written.set('page', String(page));
  return written;
}
