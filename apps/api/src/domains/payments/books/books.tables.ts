import type { Generated } from 'kysely';

export type MovementKind = 'payment' | 'refund';
export type DifferenceKind = 'missing_here' | 'missing_there' | 'other_amount';

export interface BookDifferenceTable {
  id: Generated<number>;
  provider: string;
  movement: MovementKind;
  reference: string;
  kind: DifferenceKind;
  transaction_id: number | null;
  our_cents: number | null;
  their_cents: number | null;
  happened_at: Date;
  found_at: Date;
  closed_at: Date | null;
}
