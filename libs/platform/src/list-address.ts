/** What a list is narrowed by, by the names that stand in its address; an empty text narrows nothing. */
type ListFilters = Readonly<Record<string, string>>;

export interface ListAddress<Filters extends ListFilters> {
  /** The filters that an address carries; what makes no sense narrows nothing. */
  filtersOf(search: URLSearchParams): Filters;
  /** From 1, which is also what nonsense asks for. */
  pageOf(search: URLSearchParams): number;
  /** `search` with these filters and this page, other parameters untouched; blank filters and page 1 are left out. */
  withFilters(search: URLSearchParams, filters: Filters, page: number): URLSearchParams;
  isFiltered(filters: Filters): boolean;
}

const longest = 200;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const pagePattern = /^[1-9]\d{0,5}$/;

/**
 * The filters and the page of a list as its address keeps them, over a reload and Back.
 * `noFilters` names them all; those in `days` are days such as `2026-12-01`, the others any text.
 */
export function listAddress<Filters extends ListFilters>(
  noFilters: Filters,
  days: readonly (keyof Filters)[] = [],
): ListAddress<Filters> {
  const fields = Object.keys(noFilters);

  function read(search: URLSearchParams, field: string): string {
    const text = search.get(field)?.trim().slice(0, longest) ?? '';
    return days.includes(field) && !dayPattern.test(text) ? '' : text;
  }
  return {
    filtersOf: (search) => ({
      ...noFilters,
      ...Object.fromEntries(fields.map((field) => [field, read(search, field)])),
    }),
    pageOf(search) {
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
