import type { SavedAddress, TextKey } from '@livree/contracts';
import type { SavedAddressRow } from './addresses.repository.ts';

/** @param translate in the language of the call, for home and work */
export const presentAddress = (
  { id, kind, name, address }: SavedAddressRow,
  translate: (key: TextKey) => string,
): SavedAddress => ({
  id,
  kind,
  name: name === '' ? null : name,
  label: kind === 'place' ? name : translate(`addresses.${kind}`),
  address,
});
