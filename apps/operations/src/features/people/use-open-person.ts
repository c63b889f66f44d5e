import { useSearchParams } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';

const address = listAddress({ person: '' });

/** Whose access is open, as the address says. */
export function useOpenPerson(id: number) {
  const [search, setSearch] = useSearchParams();
  const { person } = address.readFilters(search);
  const isOpen = person === String(id);
  return {
    isOpen,
    toggle(opens: boolean): void {
      if (opens !== isOpen) setSearch(address.withFilters(search, { person: opens ? String(id) : '' }, 1));
    },
  };
}
