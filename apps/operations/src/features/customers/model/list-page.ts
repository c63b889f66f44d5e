type ListName = 'rides' | 'payments';

const pagePattern = /^[1-9]\d{0,5}$/;

/** The page of one of several lists in an address; the first one for anything else. */
export const readListPage = (search: URLSearchParams, list: ListName): number => {
  const page = search.get(list) ?? '';
  return pagePattern.test(page) ? Number(page) : 1;
};

/** The address with another page of a list. */
export function withListPage(search: URLSearchParams, list: ListName, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(list, String(page));
  else next.delete(list);
  return next;
}
