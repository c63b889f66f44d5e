import type { Page } from '@livree/contracts';

const largestPage = 100;

export interface Slice {
  readonly page: number;
  readonly perPage: number;
  readonly limit: number;
  readonly offset: number;
}

/** The slice of a page; pages start at 1 and have at most 100 items. */
export function toSlice(
  query: { readonly page?: number | undefined; readonly perPage?: number | undefined },
  usual: number,
): Slice {
  const page = Math.max(1, query.page ?? 1);
  const perPage = Math.min(largestPage, Math.max(1, query.perPage ?? usual));
  return { page, perPage, limit: perPage, offset: Math.min((page - 1) * perPage, 2_000_000_000) };
}

/** A page of a list; the first one always exists. */
export function asPage<Item>(items: readonly Item[], total: number, { page, perPage }: Slice): Page<Item> {
  return { items, page, perPage, total, pageCount: Math.max(1, Math.ceil(total / perPage)) };
}
