import type { Generated } from 'kysely';

export interface NewsletterSubscriptionTable {
  id: Generated<number>;
  email: string;
  /** Null if the subscriber was not signed in with that address. */
  customer_id: number | null;
  language: string;
  confirmation_mailed_at: Generated<Date | null>;
  confirmed_at: Generated<Date | null>;
  created_at: Date;
}

export interface NewsletterTokenTable {
  token_hash: string;
  subscription_id: number;
  purpose: 'confirm' | 'unsubscribe';
  /** Null if it never expires. */
  expires_at: Date | null;
  created_at: Date;
}

export interface MailingTable {
  id: Generated<number>;
  subject_fr: string;
  message_fr: string;
  subject_en: string;
  message_en: string;
  subject_es: string;
  message_es: string;
  subject_de: string;
  message_de: string;
  updated_at: Date;
  /** When an operator sent it; null for a draft. */
  sent_at: Generated<Date | null>;
  /** When the mail of the last subscriber was queued. */
  queued_at: Generated<Date | null>;
  recipient_count: Generated<number>;
}

export interface MailingRecipientTable {
  mailing_id: number;
  subscription_id: number;
}

export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable;
  newsletter_tokens: NewsletterTokenTable;
  mailings: MailingTable;
  mailing_recipients: MailingRecipientTable;
}
