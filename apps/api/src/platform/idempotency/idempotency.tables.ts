import type { ColumnType } from 'kysely';

export type KeyedRequestTable = {
  user_id: number;
  key: string;
  call: string;
  fingerprint: string;
  outcome: ColumnType<unknown, string | null, string>;
  created_at: Date;
};

export type IdempotencyTables = { keyed_requests: KeyedRequestTable };
