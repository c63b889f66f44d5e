import type { Connection } from '../../platform/db/index.ts';
import type { Transaction } from './payments.repository.ts';

/** Transactions that were made after one moment and that nothing touched since the other. */
export type Window = { readonly after: Date; readonly before: Date };

/** At once; the others wait for the next minute. */
const mostAtOnce = 100;

const quiet = (db: Connection, { after, before }: Window) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('updated_at', '<', before)
    .where('created_at', '>', after)
    .orderBy('updated_at')
    .limit(mostAtOnce);

/** Transactions whose outcome is open at their provider: what waits for an operator is not there yet. */
export const unsettledBefore = (db: Connection, window: Window): Promise<Transaction[]> =>
  quiet(db, window)
    .where('status', 'in', ['pending', 'processing'])
    .where('decision', 'is distinct from', 'awaited')
    .execute();

/** Money that moved, of which the provider has not said its fee. */
export const withoutSettlement = (db: Connection, window: Window): Promise<Transaction[]> =>
  quiet(db, window).where('net_cents', 'is', null).where('status', 'in', ['completed', 'refunded']).execute();

/** Payments that were given up after the provider knew of them: the customer may have paid all the same. */
export const givenUpBefore = (db: Connection, window: Window): Promise<Transaction[]> =>
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
