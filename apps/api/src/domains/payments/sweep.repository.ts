import type { Connection } from '../../platform/db/index.ts';
import type { Transaction } from './payments.repository.ts';

/** Transactions created after one time and unchanged since the other. */
export interface Window {
  readonly after: Date;
  readonly before: Date;
}

/** The others wait for the next minute. */
const mostAtOnce = 100;

const quiet = (db: Connection, { after, before }: Window) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('updated_at', '<', before)
    .where('created_at', '>', after)
    .orderBy('updated_at')
    .limit(mostAtOnce);

/** Transactions with an unknown outcome at their provider; requests that wait for an operator are not there yet. */
export const unsettledBefore = (db: Connection, window: Window): Promise<Transaction[]> =>
  quiet(db, window)
    .where('status', 'in', ['pending', 'processing'])
    .where('decision', 'is distinct from', 'awaited')
    .execute();

/** Completed payments whose fee is unknown. */
export const withoutSettlement = (db: Connection, window: Window): Promise<Transaction[]> =>
  quiet(db, window).where('net_cents', 'is', null).where('status', 'in', ['completed', 'refunded']).execute();

/** Payments abandoned after the provider knew them: the customer may have paid anyway. */
export const abandonedBefore = (db: Connection, window: Window): Promise<Transaction[]> =>
  quiet(db, window)
    .where('status', '=', 'cancelled')
    .where('type', '=', 'payment')
    .where('provider_reference', 'is not', null)
    .execute();

/** Captured payments of these providers, refunded since or not. */
export const takenBefore = (
  db: Connection,
  providers: readonly string[],
  window: Window,
): Promise<Transaction[]> =>
  quiet(db, window)
    .where('status', 'in', ['completed', 'refunded'])
    .where('type', '=', 'payment')
    .where('provider', 'in', [...providers])
    .execute();
