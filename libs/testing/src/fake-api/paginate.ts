import type { Page } from '@livree/contracts';

interface Paging {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

/** The requested page of a list; nothing stands on one past the last. */
export function paginate<Item>(items: readonly Item[], paging: Paging = {}, size = 10): Page<Item> {
  const perPage = paging.perPage ?? size;
  const pageCount = Math.max(1, Math.ceil(items.length / perPage));
  const page = Math.max(1, paging.page ?? 1);
  const start = (page - 1) * perPage;
  return { items: items.slice(start, start + perPage), page, pageCount, perPage, total: items.length };
}
