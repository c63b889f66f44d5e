import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { userById } from '../identity.repository.ts';

/**
 * Requires that the caller is still operator, after `lockOperators`: of two operators who take each other's role at the
 * same moment, one keeps it. @throws AppError 403
 */
export async function requireOperator(trx: Connection, id: number): Promise<void> {
  const user = await userById(trx, id);
  if (user?.role !== 'operator' || !user.is_active) throw new AppError('forbidden');
}
