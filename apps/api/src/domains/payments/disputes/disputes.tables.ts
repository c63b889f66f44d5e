import type { Generated } from 'kysely';

export type DisputeStatus = 'open' | 'won' | 'lost';

export interface DisputeTable {
  id: Generated<number>;
  provider: string;
  reference: string;
  transaction_id: number;
  amount_cents: number;
  reason: string;
  status: DisputeStatus;
  answer_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
}
