import type { Generated } from 'kysely';

/** A mail that an operator wrote to a customer. */
export interface CustomerLetterTable {
  id: Generated<number>;
  customer_id: number;
  /** The operator, as they were called then. */
  writer_name: string;
  subject: string;
  message: string;
  created_at: Date;
}

export interface CustomersTables {
  customer_letters: CustomerLetterTable;
}
