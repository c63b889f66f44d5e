import type { Generated } from 'kysely';

export type ContactEntryTable = {
  type: string;
  content: string;
  logo: string | null;
  is_active: Generated<boolean>;
};

export type ContactTables = { contact_entries: ContactEntryTable };
