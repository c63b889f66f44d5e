import type { RefundDecision } from '@livree/contracts';
import { type Connection, everyRow } from '../../platform/db/index.ts';
import type { Transaction } from './payments.repository.ts';
import { type ListedTransaction, transactionsWithRides } from './transaction-list.repository.ts';

export interface Decision {
  readonly decision: 'approved' | 'declined';
  /** The reason of a refusal. */
  readonly reason: string | null;
  readonly operatorId: number;
  readonly now: Date;
}

const awaited = (trx: Connection) =>
  trx.updateTable('transactions').where('decision', '=', 'awaited').where('status', '=', 'pending');

/** Decides a pending request; undefined if it is not pending, or not a request. */
export function decideRequest(
  trx: Connection,
  id: number,
  { decision, reason, operatorId, now }: Decision,
): Promise<Transaction | undefined> {
  return awaited(trx)
    .set({
      decision,
      decision_reason: reason,
      decided_at: now,
      decided_by: operatorId,
      updated_at: now,
      ...(decision === 'declined' && { status: 'cancelled' }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

const superseded = (now: Date) =>
  ({ status: 'cancelled', decision: 'superseded', decided_at: now, updated_at: now }) as const;

/** Closes the pending requests of a reservation, because something else has settled it. */
export async function supersedeRequests(trx: Connection, reservationId: number, now: Date): Promise<void> {
  await awaited(trx).set(superseded(now)).where('reservation_id', '=', reservationId).execute();
}

export async function supersedeRequest(trx: Connection, id: number, now: Date): Promise<void> {
  await awaited(trx).set(superseded(now)).where('id', '=', id).execute();
}

export type ListedRequest = ListedTransaction & {
  readonly client_name: string;
  readonly client_email: string;
  readonly client_phone: string | null;
};

const requestsWithClients = (db: Connection) =>
  transactionsWithRides(db).select([
    'reservations.client_name',
    'reservations.client_email',
    'reservations.client_phone',
  ]);

/** A pending request; undefined if it is not pending, or not a request. */
export function awaitedRequest(db: Connection, id: number): Promise<ListedRequest | undefined> {
  return requestsWithClients(db)
    .where('transactions.id', '=', id)
    .where('transactions.decision', '=', 'awaited')
    .executeTakeFirst();
}

/** The requests with a decision, the last asked first. */
export const everyRequest = (db: Connection, decision: RefundDecision): AsyncGenerator<ListedRequest> =>
  everyRow((id, limit) =>
    requestsWithClients(db)
      .where('transactions.decision', '=', decision)
      .where('transactions.id', '<', id)
      .orderBy('transactions.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** Longest waiting first. */
export async function listRequests(
  db: Connection,
  decision: RefundDecision,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedRequest[]; total: number }> {
  const rows = await requestsWithClients(db)
    .where('transactions.decision', '=', decision)
    .orderBy('transactions.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('decision', '=', decision)
    .executeTakeFirstOrThrow();
  return { rows, total };
}
