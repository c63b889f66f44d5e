/** Whether an address asks for a page behind a list's last one. */
export const isBeyond = (page: number, found: number | undefined): boolean => page > 1 && found === 0;

/** The page of a list that an address asks for, from 1; the first when it makes no sense. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
