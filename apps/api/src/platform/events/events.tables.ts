import type { Generated } from 'kysely';

export interface EventTable {
  id: Generated<number>;
  /** The transaction that wrote it. */
  tx: Generated<string>;
  type: string;
  subject: string;
  subject_id: number;
  at: Generated<Date>;
}

export interface EventsTables {
  /** Written by triggers alone, with what they tell. */
  events: EventTable;
}
