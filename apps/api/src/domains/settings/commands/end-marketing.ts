import type { Deps } from '../../../deps.ts';
import { userByEmail } from '../../identity/index.ts';
import { changeChoices } from '../settings.repository.ts';

/** Whoever leaves the newsletter by its own link wants no marketing either. */
export async function endMarketing({ db, clock }: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user) return;
  await db.transaction().execute((trx) => changeChoices(trx, user.id, { marketing: false }, clock.now()));
}
