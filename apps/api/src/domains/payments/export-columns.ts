import { localTime } from '../../platform/local-time.ts';
import type { Column } from '../../platform/stream-csv.ts';
import type { ListedTransaction } from './transaction-list.repository.ts';

const inEuros = (cents: number): number => cents / 100;

/** The columns of the payments export, named as on the wire. Amounts in euros; times in UTC, the pickup local to its place. */
export const exportColumns: readonly Column<ListedTransaction>[] = [
  ['transaction_id', (row) => row.transaction_id],
  ['created_at', (row) => row.created_at.toISOString()],
  ['type', (row) => row.type],
  ['status', (row) => row.status],
  ['provider', (row) => row.provider],
  ['method', (row) => row.method],
  ['amount', (row) => inEuros(row.amount_cents)],
  ['fee', (row) => inEuros(row.fee_cents)],
  ['net_amount', (row) => inEuros(row.net_cents ?? row.amount_cents - row.fee_cents)],
  ['currency', (row) => row.currency],
  ['reservation', (row) => row.reference],
  ['pickup_address', (row) => row.pickup_address],
  ['destination_address', (row) => row.destination_address],
  ['pickup_datetime', (row) => localTime(row.pickup_at, row.time_zone).replace('T', ' ')],
  ['description', (row) => row.reason ?? row.reference],
];
