import type { Page } from '@livree/contracts';

/** The places of the first and last item of a page within the whole list, from 1; zeros for an empty list. */
export function shownRange({ items, page, perPage }: Page<unknown>): { from: number; to: number } {
  if (items.length === 0) return { from: 0, to: 0 };
  const from = (page - 1) * perPage + 1;
  return { from, to: from + items.length - 1 };
}
