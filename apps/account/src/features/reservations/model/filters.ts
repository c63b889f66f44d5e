import { reservationStatuses } from '@livree/contracts';

/** What the list is narrowed by; an empty text narrows nothing. */
export interface ReservationFilters {
  readonly status: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly search: string;
}

export const noFilters: ReservationFilters = { status: '', dateFrom: '', dateTo: '', search: '' };

const fields = ['status', 'dateFrom', 'dateTo', 'search'] as const;

export const statusChoices = reservationStatuses;

/** The filters that an address carries; anything else in it is ignored. */
export function filtersOf(search: URLSearchParams): ReservationFilters {
  const read = (name: string): string => search.get(name)?.trim() ?? '';
  const day = (name: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(read(name)) ? read(name) : '');
  return {
    status: read('status'),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    search: read('search').slice(0, 200),
  };
}

export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1;
}

/** `search` with these filters and this page, other parameters untouched; blank filters are left out. */
export function withFilters(
  search: URLSearchParams,
  filters: ReservationFilters,
  page: number,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const field of fields) {
    if (filters[field].trim() === '') next.delete(field);
    else next.set(field, filters[field].trim());
  }
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

export const isFiltered = (filters: ReservationFilters): boolean =>
  fields.some((field) => filters[field] !== '');
