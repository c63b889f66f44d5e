import { keepPreviousData, useQuery, useSearchParams, useShell } from '@livree/platform';
import { useMemo } from 'react';
import { catalogueQuery } from './api/catalogue-query.ts';
import { readFilter, writeFilter, type CatalogueFilter } from './model/filter.ts';

/** The filter in the address, its vehicles, and a function to change it. */
export function useCatalogue() {
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const query = useQuery({ ...catalogueQuery(api, filter), placeholderData: keepPreviousData });

  /** Any change except of the page starts at the first page. */
  const change = (part: Partial<CatalogueFilter>, options: { replace?: boolean } = {}): void =>
    setSearch((present) => writeFilter(present, { ...filter, page: 1, ...part }), {
      preventScrollReset: part.page === undefined,
      ...options,
    });
  /** The page's own address with a part of the filter changed. */
  const buildHref = (part: Partial<CatalogueFilter>): string =>
    `?${writeFilter(search, { ...filter, page: 1, ...part }).toString()}`;

  return { filter, query, change, buildHref };
}

export type Catalogue = ReturnType<typeof useCatalogue>;
