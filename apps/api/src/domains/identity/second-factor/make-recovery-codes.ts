import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { lockHolder } from '../commands/lock-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import type { Giver } from './give-factor.ts';
import { hasFactor } from './has-factor.repository.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.repository.ts';
import { requireFactorHolder } from './require-factor.ts';
import { requirePerson } from './require-person.ts';

/** Makes new codes in place of those before, and tells them this once. @throws AppError 403, 409 or `second_factor.none` */
export async function makeRecoveryCodes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { actor, token }: Giver,
): Promise<string[]> {
  const { id: userId } = actor;
  if (!(await hasFactor(deps.db, userId))) throw new AppError('second_factor.none');
  await requireFactorHolder(deps, { userId, token });
  const codes = newRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now();
    requirePerson(await lockHolder(trx, { userId, token }));
    await replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode), at);
    await deps.jobs.send(trx, accountChangedMailJob, { userId, change: 'recovery-codes-made' });
    const after = { name: actor.name };
    await recordPeopleAct(trx, { actor, at, act: 'secondFactor.makeRecoveryCodes', before: null, after });
  });
  return codes;
}
