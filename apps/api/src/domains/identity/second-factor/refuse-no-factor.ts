import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { UserRow } from '../identity.repository.ts';
import { isFactorAsked } from '../model/role-in-session.ts';
import { hasFactor } from './has-factor.repository.ts';

/** Refuses a removal that leaves somebody who is asked for a factor without one. For a transaction that locked the account. @throws AppError 409 */
export async function refuseNoFactor(
  trx: Connection,
  { config }: Pick<Deps, 'config'>,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
): Promise<void> {
  if (isFactorAsked(config, role) && !(await hasFactor(trx, id))) throw new AppError('second_factor.last');
}
