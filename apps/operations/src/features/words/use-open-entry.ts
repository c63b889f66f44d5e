import { useSearchParams } from '@livree/platform';
import { wordsAddress } from './model/address.ts';

/** Which entry of the list is open, as the address says. */
export function useOpenEntry() {
  const [search, setSearch] = useSearchParams();
  const filters = wordsAddress.readFilters(search);
  return {
    entry: filters.entry,
    open: (entry: string) => setSearch(wordsAddress.withFilters(search, { ...filters, entry }, 1)),
  };
}
