import type { ColumnType } from 'kysely';

export interface KeyedRequestTable {
  user_id: number;
  key: string;
  call: string;
  fingerprint: string;
  outcome: ColumnType<unknown, string | null, string>;
  created_at: Date;
}

export interface IdempotencyTables {
  keyed_requests: KeyedRequestTable;
}
