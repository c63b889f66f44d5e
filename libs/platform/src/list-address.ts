/** The filters of a list by parameter name; an empty text filters nothing. */
type ListFilters = Readonly<Record<string, string>>;

export interface ListAddress<Filters extends ListFilters> {
  /** The filters in an address; invalid ones filter nothing. */
  readFilters(search: URLSearchParams): Filters;
  /** Starts at 1, which is also the page for invalid values. */
  readPage(search: URLSearchParams): number;
  /**
   * Sets these filters and this page in `search` and keeps all other parameters. Blank filters and page 1 are left
   * out.
   */
  withFilters(search: URLSearchParams, filters: Filters, page: number): URLSearchParams;
  isFiltered(filters: Filters): boolean;
}

const longest = 200;
const pagePattern = /^[1-9]\d{0,5}$/;

/** A day that a calendar has, such as `2026-12-01`. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/**
 * Keeps the filters and the page of a list in its address, so that they survive a reload and Back. `noFilters` names
 * all filters; those in `days` are days such as `2026-12-01`, the others any text without control characters.
 */
export function listAddress<Filters extends ListFilters>(
  noFilters: Filters,
  days: readonly (keyof Filters)[] = [],
): ListAddress<Filters> {
  const fields = Object.keys(noFilters);

  function read(search: URLSearchParams, field: string): string {
    const typed = search.get(field)?.replaceAll(/\p{Cc}/gu, '') ?? '';
    const text = typed.trim().slice(0, longest);
    return days.includes(field) && !isDay(text) ? '' : text;
  }
  return {
    readFilters: (search) => ({
      ...noFilters,
      ...Object.fromEntries(fields.map((field) => [field, read(search, field)])),
    }),
    readPage(search) {
      const page = search.get('page') ?? '';
      return pagePattern.test(page) ? Number(page) : 1;
    },
    withFilters(search, filters, page) {
      const next = new URLSearchParams(search);
      for (const name of [...fields, 'page']) next.delete(name);
      for (const field of fields) {
        const text = filters[field]?.trim() ?? '';
        if (text !== '') next.set(field, text);
      }
      if (page > 1) next.set('page', String(page));
      return next;
    },
    isFiltered: (filters) => fields.some((field) => filters[field] !== ''),
  };
}
