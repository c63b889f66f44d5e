import type { ContactSubject } from '@livree/contracts';
import type { Generated } from 'kysely';

export interface ContactEntryTable {
  type: string;
  content: string;
  logo: string | null;
  is_active: Generated<boolean>;
  /** Null until an operator edits it: it follows the settings. */
  version: Generated<Date | null>;
}

export interface ContactMessageTable {
  id: Generated<number>;
  /** Null if the sender was not signed in. */
  customer_id: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  language: string;
  created_at: Date;
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  /** The same for a message that its sender repeats; null if it came without a key. */
  request_key: Generated<string | null>;
}

export interface ContactTables {
  contact_entries: ContactEntryTable;
  contact_messages: ContactMessageTable;
}
