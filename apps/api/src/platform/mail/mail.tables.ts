import type { Generated } from 'kysely';

export type DevMailTable = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  sent_at: Date;
};

export type MailTables = { dev_mails: DevMailTable };
