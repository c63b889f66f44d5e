import type { Deps } from '../../../deps.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { userByEmail } from '../identity.repository.ts';
import { lockOperators } from '../operators.repository.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import { endSessions } from '../sessions.repository.ts';
import { removeFactors } from './remove-factors.ts';
import { isPerson } from './require-person.ts';

/** Whoever runs commands on the server, named by the command, which is the same in every language. */
const server = { id: 0, name: '--reset-second-factor', source: 'api' } as const;

/**
 * Resets the second factor of somebody who lost everything and whom no operator can help: the next sign-in sets it up
 * again. @returns false if no operator or dispatcher has the address
 */
export function resetFactorByServer(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  email: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    const user = await userByEmail(trx, email);
    if (!user?.is_active || !isPerson(user)) return false;
    await removeFactors(trx, user.id);
    await endSessions(trx, user.id);
    await jobs.send(trx, accountChangedMailJob, { userId: user.id, change: 'factor-reset' });
    const before = { name: user.name };
    await recordPeopleAct(trx, {
      actor: server,
      at: clock.now(),
      act: 'people.resetFactor',
      before,
      after: null,
    });
    return true;
  });
}
