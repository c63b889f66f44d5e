import type { PersonalData } from '../../platform/personal-data.ts';
import { giveAddresses, listAddresses } from './addresses.repository.ts';

/** A customer's saved addresses. They are deleted with the account. */
export const addressesPersonalData: PersonalData = {
  name: 'saved_addresses',
  tables: ['saved_addresses'],
  async exportPersonalData({ db }, { id }) {
    const rows = await listAddresses(db, id);
    return rows.map(({ kind, name, address, created_at: createdAt }) => ({
      kind,
      name: name === '' ? null : name,
      address,
      created_at: createdAt.toISOString(),
    }));
  },
  giveRecords: giveAddresses,
};
