import type { Generated } from 'kysely';

export interface DevMailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  sent_at: Date;
}

export interface MailTables {
  dev_mails: DevMailTable;
}
