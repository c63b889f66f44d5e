import type { Deps } from '../../../deps.ts';
import { holdUser, userByEmail } from '../../identity/index.ts';
import { changeChoices } from '../settings.repository.ts';

/** A customer who unsubscribes by a link of the newsletter also opts out of marketing. */
export async function endMarketing({ db, clock }: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user) return;
  await db.transaction().execute(async (trx) => {
    if (await holdUser(trx, user.id)) await changeChoices(trx, user.id, { marketing: false }, clock.now());
  });
}
