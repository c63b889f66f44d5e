import type { AccountRemoval } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Connection, retryConflicts } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { confirmHolder, lockHolder } from '../../identity/index.ts';
import { endAccount } from './end-account.ts';
import { readUser } from './read-settings.ts';

/**
 * Deletes an account in one transaction: future rides are cancelled and refunded, past rides and payments stay
 * without the person, everything else is deleted. @throws AppError 401, 422, 403, 429, or 409 while a ride is too near
 */
export async function removeAccount(
  deps: Deps,
  { person, token }: { readonly person: Person; readonly token: string | null },
  { password }: AccountRemoval,
): Promise<void> {
  await confirmHolder(deps, await readUser(deps.db, person.id), { token, password });
  const remove = async (trx: Connection): Promise<void> => {
    const user = await lockHolder(trx, { userId: person.id, token });
    await endAccount(trx, deps, { person, user });
  };
  await retryConflicts(() => deps.db.transaction().execute(remove));
}
