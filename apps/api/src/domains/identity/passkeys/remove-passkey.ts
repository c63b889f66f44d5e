import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockHolder } from '../commands/lock-holder.ts';
import { requireReauthentication } from '../commands/reauthenticate.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import type { Giver } from '../second-factor/give-factor.ts';
import { refuseNoFactor } from '../second-factor/refuse-no-factor.ts';
import { requireFactor } from '../second-factor/require-factor.ts';
import { isPerson } from '../second-factor/require-person.ts';
import { removePasskey } from './passkeys.repository.ts';

/** Removes a passkey and reports it by mail. @throws AppError 403, `passkeys.not_found` or `second_factor.last` */
export async function forgetPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { actor, token }: Giver,
  id: number,
): Promise<void> {
  const { id: userId } = actor;
  if (!(await requireFactor(deps, { userId, token }))) await requireReauthentication(deps, { userId, token });
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockHolder(trx, { userId, token });
    if (!(await removePasskey(trx, userId, id))) throw new AppError('passkeys.not_found');
    await refuseNoFactor(trx, deps, user);
    await deps.jobs.send(trx, accountChangedMailJob, { userId, change: 'passkey-removed' });
    if (!isPerson(user)) return;
    const before = { name: actor.name };
    await recordPeopleAct(trx, {
      actor,
      at: deps.clock.now(),
      act: 'secondFactor.removePasskey',
      before,
      after: null,
    });
  });
}
