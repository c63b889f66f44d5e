import { useSearchParams } from '@livree/platform';
import type { ListAddress } from '@livree/platform/list-address';
import { useState } from 'react';

/** Whether the way to a page replaces the one that the reader is on, so that Back does not lead there again. */
export interface Leading {
  readonly replace: boolean;
}

type Filters = Readonly<Record<string, string>>;

/** The filters and the page of a list, as the address says them, and the way to another page. */
export function useList<Found extends Filters>(address: ListAddress<Found>) {
  const [search, setSearch] = useSearchParams();
  const filters = address.readFilters(search);
  return {
    filters,
    page: address.readPage(search),
    onPage: (page: number, options?: Leading) =>
      setSearch(address.withFilters(search, filters, page), options),
  };
}

/** The filters as they are typed. Applied or reset they stand in the address, and the list begins at its first page. */
export function useTypedFilters<Found extends Filters>(
  address: ListAddress<Found>,
  kept: Partial<Found> = {},
) {
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => address.readFilters(search));
  const show = (shown: Found) => setSearch(address.withFilters(search, shown, 1));
  return {
    field: <Name extends keyof Found>(name: Name) => ({
      value: filters[name],
      onChange: (value: string) => setFilters({ ...filters, [name]: value }),
    }),
    onApply: () => show(filters),
    onReset: () => show({ ...address.readFilters(new URLSearchParams()), ...kept }),
  };
}
