import type { ColumnType, Generated } from 'kysely';
import type { Source } from './act.ts';

type Json = ColumnType<unknown, string | null, never>;

export interface ActTable {
  id: Generated<number>;
  at: Date;
  actor_id: number;
  /** As it was then: the account may be gone. */
  actor_name: string;
  source: Source;
  act: string;
  subject: string;
  subject_id: string;
  before: Json;
  after: Json;
}

export interface AuditTables {
  acts: ActTable;
}
