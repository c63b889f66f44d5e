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

export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionTable;
  newsletter_tokens: NewsletterTokenTable;
}
