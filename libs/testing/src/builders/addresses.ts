import type { SavedAddress } from '@livree/contracts';

/** A customer's home. */
export const buildSavedAddress = (given: Partial<SavedAddress> = {}): SavedAddress => ({
  id: 4,
  kind: 'home',
  name: null,
  label: 'Domicile',
  address: '18 rue de la Pompe, 75116 Paris',
  ...given,
});
