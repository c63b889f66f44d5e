/**
 * The query parameters that pages read, of whatever remote; the server renders and keeps a page by these alone. A page that
 * reads another adds its name here, and a test says so.
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

/** Characters of one value that reach a page; none reads more. */
const longestValue = 300;

/** What pages read of a query, each parameter once and in one order, with its `?`; empty when that is nothing. */
export function readQuery(search: string): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of pageParameters) {
    const value = given.get(name);
    if (value !== null) read.set(name, value.slice(0, longestValue));
  }
  return read.size === 0 ? '' : `?${read}`;
}
