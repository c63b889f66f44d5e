import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { SandboxSetupTable } from '../payments.tables.ts';

export type SandboxSetup = Selectable<SandboxSetupTable>;

/** False when the key was used before. */
export async function addSetup(trx: Connection, setup: SandboxSetupTable): Promise<boolean> {
  const result = await trx
    .insertInto('sandbox_setups')
    .values(setup)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const setupByKey = (db: Connection, key: string): Promise<SandboxSetup | undefined> =>
  db.selectFrom('sandbox_setups').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

export const setupById = (db: Connection, id: string): Promise<SandboxSetup | undefined> =>
  db.selectFrom('sandbox_setups').selectAll().where('id', '=', id).executeTakeFirst();

/** Answers a challenge that is still open. */
export const answerSetup = (
  trx: Connection,
  id: string,
  answer: Pick<SandboxSetup, 'status' | 'failure_code'>,
): Promise<SandboxSetup | undefined> =>
  trx
    .updateTable('sandbox_setups')
    .set(answer)
    .where('id', '=', id)
    .where('status', '=', 'requires_action')
    .returningAll()
    .executeTakeFirst();
