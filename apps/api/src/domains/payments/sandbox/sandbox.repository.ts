import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { SandboxIntentTable, SandboxRefundTable } from '../payments.tables.ts';

export type SandboxIntent = Selectable<SandboxIntentTable>;
export type SandboxRefund = Selectable<SandboxRefundTable>;

/** False if the key was used before. */
export async function addIntent(trx: Connection, intent: Insertable<SandboxIntentTable>): Promise<boolean> {
  const result = await trx
    .insertInto('sandbox_intents')
    .values(intent)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function intentByKey(db: Connection, key: string): Promise<SandboxIntent | undefined> {
  return db.selectFrom('sandbox_intents').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export function intentById(db: Connection, id: string): Promise<SandboxIntent | undefined> {
  return db.selectFrom('sandbox_intents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes the status of an intent if it is still the one that the caller read. */
export function moveIntent(
  trx: Connection,
  id: string,
  from: readonly SandboxIntent['status'][],
  to: { readonly status: SandboxIntent['status']; readonly failureCode?: string },
): Promise<SandboxIntent | undefined> {
  return trx
    .updateTable('sandbox_intents')
    .set((eb) => ({
      status: to.status,
      failure_code: to.failureCode ?? null,
      captures: to.status === 'succeeded' ? eb('captures', '+', 1) : eb.ref('captures'),
    }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export async function addRefund(trx: Connection, refund: SandboxRefundTable): Promise<boolean> {
  const result = await trx
    .insertInto('sandbox_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function refundByKey(db: Connection, key: string): Promise<SandboxRefund | undefined> {
  return db.selectFrom('sandbox_refunds').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export function refundById(db: Connection, id: string): Promise<SandboxRefund | undefined> {
  return db.selectFrom('sandbox_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export function refundsOfIntent(db: Connection, intentId: string): Promise<SandboxRefund[]> {
  return db.selectFrom('sandbox_refunds').selectAll().where('intent_id', '=', intentId).execute();
}

interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** What was paid, of the intents that were opened in a span. */
export function paidIntents(db: Connection, { start, end }: Span): Promise<SandboxIntent[]> {
  return db
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('status', '=', 'succeeded')
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .execute();
}

export function refundsBetween(db: Connection, { start, end }: Span): Promise<SandboxRefund[]> {
  return db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .execute();
}

/** Locks the intent, so that two refunds cannot both read the same remaining amount. */
export async function refundedCents(trx: Connection, intentId: string): Promise<number> {
  await trx.selectFrom('sandbox_intents').select('id').where('id', '=', intentId).forUpdate().execute();
  const refunds = await refundsOfIntent(trx, intentId);
  return refunds.reduce((total, refund) => total + refund.amount_cents, 0);
}
