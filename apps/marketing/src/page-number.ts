/** Whether an address asks for a page after the last one. */
export const isBeyond = (page: number, found: number | undefined): boolean => page > 1 && found === 0;

/** The page of a list in an address, starting at 1; the first if it is invalid. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
