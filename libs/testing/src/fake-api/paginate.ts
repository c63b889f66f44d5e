import type { Page } from '@livree/contracts';

interface Paging {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

/** The requested page of a list. */
export function paginate<Item>(items: readonly Item[], paging: Paging = {}, size = 10): Page<Item> {
  const perPage = paging.perPage ?? size;
  const pageCount = Math.max(1, Math.ceil(items.length / perPage));
  const page = Math.min(Math.max(1, paging.page ?? 1), pageCount);
  const start = (page - 1) * perPage;
  return { items: items.slice(start, start + perPage), page, pageCount, perPage, total: items.length };
}
