import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { holdUser } from '../personal-data.repository.ts';

/** Runs a transaction about an account that cannot be deleted meanwhile. @throws AppError 401 if it has been deleted */
export function changeAccount<Result>(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  change: (trx: Connection) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await requireAccount(trx, userId);
    return change(trx);
  });
}

/** Prevents the deletion of an account until the transaction ends. @throws AppError 401 if it has been deleted */
export async function requireAccount(trx: Connection, userId: number): Promise<void> {
  if (!(await holdUser(trx, userId))) throw new AppError('unauthenticated');
}
