import { ConfigError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { recordSecurityEvent } from '../../../platform/security/index.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { isTrivialPassword } from '../model/password.ts';
import { demoteOperators, lockOperators } from '../operators.repository.ts';
import { endSessions } from '../sessions.repository.ts';
import { appointOperator, type OperatorAccount, StrangersAccountError } from './appoint-operator.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs'>;

/**
 * Makes the configured account the only operator: creates or promotes it and sets its password. Every other operator
 * becomes a customer. Idempotent; the queues of jobs must exist.
 * @throws ConfigError for a password that is easy to guess, and for an account whose address nobody has confirmed
 */
export async function ensureOperator(
  deps: Dependencies,
  account: OperatorAccount | undefined,
): Promise<void> {
  if (account?.password && isTrivialPassword(account.password))
    throw new ConfigError('LIVREE_OPERATOR_PASSWORD is among the first to be guessed: choose another.');
  const { demoted, appointed } = await deps.db
    .transaction()
    .execute(async (trx) => {
      await lockOperators(trx);
      return {
        demoted: await demoteOthers(trx, deps, account),
        appointed: account ? await appointOperator(trx, deps, account) : null,
      };
    })
    .catch((error: unknown) => refuse(deps, error));
  for (const userId of demoted) await recordRole(deps, userId, 'customer');
  if (appointed !== null) await recordRole(deps, appointed, 'operator');
}

async function demoteOthers(
  trx: Connection,
  { jobs }: Dependencies,
  account: OperatorAccount | undefined,
): Promise<number[]> {
  const demoted = await demoteOperators(trx, account?.email);
  for (const userId of demoted) {
    await endSessions(trx, userId);
    await jobs.send(trx, accountChangedMailJob, { userId, change: 'operator-dismissed' });
  }
  return demoted;
}

const recordRole = (deps: Dependencies, userId: number, subject: 'operator' | 'customer'): Promise<void> =>
  recordSecurityEvent(deps, { kind: 'role', call: 'configuration', outcome: 'done', userId, subject });

async function refuse(deps: Dependencies, error: unknown): Promise<never> {
  if (!(error instanceof StrangersAccountError)) throw error;
  const { userId } = error;
  const outcome = 'email_unverified';
  await recordSecurityEvent(deps, { kind: 'role', call: 'configuration', outcome, userId });
  throw error;
}
