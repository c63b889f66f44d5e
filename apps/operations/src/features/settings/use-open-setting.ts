import { useSearchParams } from '@livree/platform';
import { settingsAddress } from './model/address.ts';

/** Which setting of the group is open, as the address says. */
export function useOpenSetting() {
  const [search, setSearch] = useSearchParams();
  const filters = settingsAddress.readFilters(search);
  return {
    setting: filters.setting,
    open: (setting: string) => setSearch(settingsAddress.withFilters(search, { ...filters, setting }, 1)),
  };
}
