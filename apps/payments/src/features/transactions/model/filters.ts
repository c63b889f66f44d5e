import { transactionStatuses, transactionTypes } from '@livree/contracts';

/** What the list is narrowed by; an empty text narrows nothing. */
export interface TransactionFilters {
  readonly status: string;
  readonly provider: string;
  readonly type: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly search: string;
}

export const noFilters: TransactionFilters = {
  status: '',
  provider: '',
  type: '',
  dateFrom: '',
  dateTo: '',
  search: '',
};

const fields = ['status', 'provider', 'type', 'dateFrom', 'dateTo', 'search'] as const;

/** The choices of the filters, in the words of the contract. */
export const filterChoices = {
  status: transactionStatuses,
  type: transactionTypes,
  provider: ['stripe', 'paypal', 'sandbox'],
} as const;

/** The filters that an address carries; anything else in it is ignored. */
export function filtersOf(search: URLSearchParams): TransactionFilters {
  const read = (name: string): string => search.get(name)?.trim() ?? '';
  const day = (name: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(read(name)) ? read(name) : '');
  return {
    status: read('status'),
    provider: read('provider'),
    type: read('type'),
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
  filters: TransactionFilters,
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

export const isFiltered = (filters: TransactionFilters): boolean =>
  fields.some((field) => filters[field] !== '');
