import type { PersonalData } from '../../platform/personal-data.ts';
import { noticesOfCustomer } from './announcements.repository.ts';

/** When a customer was told of changed terms. It goes with the account. */
export const legalPersonalData: PersonalData = {
  name: 'legal_notices',
  tables: ['legal_notices'],
  async exportPersonalData({ db }, { id }) {
    const notices = await noticesOfCustomer(db, id);
    return notices.map(({ document, announced_at: announcedAt }) => ({
      document,
      announced_at: announcedAt.toISOString(),
    }));
  },
};
