import type { PersonalData } from '../../../platform/personal-data.ts';
import { notesOfCustomer } from './ride-notes.repository.ts';

/**
 * What operators noted beside a customer's rides, which is about the customer too; not the chauffeur, who is somebody
 * else. They go with the account.
 */
export const notesPersonalData: PersonalData = {
  name: 'ride_notes',
  tables: ['ride_notes'],
  async exportPersonalData({ db }, { id }) {
    const notes = await notesOfCustomer(db, id);
    return notes.map(({ reservation, note, updated_at: updatedAt }) => ({
      reservation,
      note,
      updated_at: updatedAt.toISOString(),
    }));
  },
};
