import { listAddress } from '@livree/platform/list-address';

/** What the list is narrowed by. */
export const noFilters = { status: '', dateFrom: '', dateTo: '', search: '' };
export type ReservationFilters = Readonly<typeof noFilters>;

export const { filtersOf, isFiltered, pageOf, withFilters } = listAddress<ReservationFilters>(noFilters, [
  'dateFrom',
  'dateTo',
]);
