/**
 * The query parameters that pages of any remote read. The server renders and caches a page by these only. A page that
 * reads another parameter adds its name here; a test checks that.
 */
export const pageParameters = [
  'category',
  'dateFrom',
  'dateTo',
  'departure',
  'destination',
  'etape',
  'page',
  'plan',
  'provider',
  'q',
  'search',
  'service',
  'status',
  'tab',
  'type',
  'vehicule',
  'version',
] as const;

/** How many characters of a value reach a page. */
const longestValue = 300;

/** The part of a query that pages read: each parameter once, in one order, with its `?`. Empty if there is none. */
export function readQuery(search: string): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of pageParameters) {
    const value = given.get(name);
    if (value !== null) read.set(name, value.slice(0, longestValue));
  }
  return read.size === 0 ? '' : `?${read}`;
}
