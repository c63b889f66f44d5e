import type { PersonalData } from '../../../platform/personal-data.ts';
import { documentsOfCustomer } from './documents.repository.ts';

/** Receipts and credit notes with all that they say. The law keeps them, with the customer's name, after the account. */
export const documentsPersonalData: PersonalData = {
  name: 'ride_documents',
  tables: ['ride_documents'],
  async exportPersonalData({ db }, { id }) {
    const documents = await documentsOfCustomer(db, id);
    return documents.map(({ kind, number, content, issued_at: issuedAt }) => ({
      kind,
      number,
      content,
      issued_at: issuedAt.toISOString(),
    }));
  },
};
