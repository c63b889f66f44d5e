import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockHolder } from '../commands/lock-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import { removeAuthenticator } from './authenticators.repository.ts';
import type { Giver } from './give-factor.ts';
import { refuseNoFactor } from './refuse-no-factor.ts';
import { requireFactorHolder } from './require-factor.ts';

/** Forgets the app of somebody who has another factor. @throws AppError 403, `second_factor.none` or `second_factor.last` */
export async function forgetAuthenticator(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { actor, token }: Giver,
): Promise<void> {
  const { id: userId } = actor;
  await requireFactorHolder(deps, { userId, token });
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockHolder(trx, { userId, token });
    if (!(await removeAuthenticator(trx, userId))) throw new AppError('second_factor.none');
    await refuseNoFactor(trx, deps, user);
    await deps.jobs.send(trx, accountChangedMailJob, { userId, change: 'authenticator-removed' });
    await recordPeopleAct(trx, {
      actor,
      at: deps.clock.now(),
      act: 'secondFactor.removeAuthenticator',
      before: { name: actor.name },
      after: null,
    });
  });
}
