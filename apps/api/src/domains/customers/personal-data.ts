import type { PersonalData } from '../../platform/personal-data.ts';
import { giveLetters, lettersOfCustomer } from './letters.repository.ts';

/** What operators wrote to a customer. It is deleted with the account. */
export const customersPersonalData: PersonalData = {
  name: 'letters',
  tables: ['customer_letters'],
  async exportPersonalData({ db }, { id }) {
    const letters = await lettersOfCustomer(db, id);
    return letters.map(({ writer_name, subject, message, created_at: createdAt }) => ({
      writer_name,
      subject,
      message,
      created_at: createdAt.toISOString(),
    }));
  },
  giveRecords: giveLetters,
};
