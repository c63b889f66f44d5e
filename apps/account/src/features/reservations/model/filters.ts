import { listAddress } from '@livree/platform/list-address';

/** The filters of the list. */
export const noFilters = { status: '', dateFrom: '', dateTo: '', search: '' };
export type ReservationFilters = Readonly<typeof noFilters>;

export const { readFilters, isFiltered, readPage, withFilters } = listAddress<ReservationFilters>(noFilters, [
  'dateFrom',
  'dateTo',
]);
