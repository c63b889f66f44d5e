import type { Page } from '@livree/contracts';

const mostPerPage = 100;

export type PageAsked = {
  readonly page: number;
  readonly perPage: number;
  readonly limit: number;
  readonly offset: number;
};

/** The page of a list that a query asks for, held within bounds. */
export function pageAsked(
  query: { readonly page?: number | undefined; readonly perPage?: number | undefined },
  defaultPerPage: number,
): PageAsked {
  const page = Math.max(1, query.page ?? 1);
  const perPage = Math.min(mostPerPage, Math.max(1, query.perPage ?? defaultPerPage));
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage };
}

/** A page whose list's total is known; an empty list still has its first page. */
export function pageOfItems<Item>(
  items: readonly Item[],
  total: number,
  { page, perPage }: PageAsked,
): Page<Item> {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}
