/**
 * The query parameters that pages of any remote read. The server renders and caches a page by these only. A page that
 * reads another parameter adds its name here; a test checks that.
 */
export const pageParameters = [
  'arret',
  'bagages',
  'category',
  'dateFrom',
  'dateTo',
  'departure',
  'destination',
  'etape',
  'heures',
  'page',
  'passagers',
  'plan',
  'provider',
  'q',
  'retour',
  'returnDeparture',
  'returnDestination',
  'search',
  'service',
  'status',
  'tab',
  'type',
  'vehicule',
  'version',
] as const;

/** How often a parameter counts that may be repeated: a ride has up to ten stops. */
const mostRepeated: Readonly<Record<string, number>> = { arret: 10 };

/** How many characters of a value reach a page. */
const longestValue = 300;

/**
 * The part of a query that pages read: each parameter once, stops as often as a ride has some, in one order, with its `?`.
 * Empty if there is none.
 */
export function readQuery(search: string): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of pageParameters) {
    const values = given.getAll(name).slice(0, mostRepeated[name] ?? 1);
    for (const value of values) read.append(name, value.slice(0, longestValue));
  }
  return read.size === 0 ? '' : `?${read}`;
}
