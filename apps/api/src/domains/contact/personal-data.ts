import type { PersonalData } from '../../platform/personal-data.ts';
import { giveMessages, messagesOfCustomer } from './messages.repository.ts';

/**
 * Messages that a customer sent while signed in; an address alone proves no identity. They are deleted with the
 * account.
 */
export const contactPersonalData: PersonalData = {
  name: 'contact_messages',
  tables: ['contact_messages'],
  async exportPersonalData({ db }, { id }) {
    const messages = await messagesOfCustomer(db, id);
    return messages.map(({ name, email, phone, subject, message, created_at: createdAt, ...row }) => ({
      name,
      email,
      phone,
      subject,
      message,
      created_at: createdAt.toISOString(),
      answer: row.answer,
      answered_at: row.answered_at?.toISOString() ?? null,
    }));
  },
  giveRecords: giveMessages,
};
