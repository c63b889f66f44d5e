import type { ShownCredential } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { limitAttempts } from '../commands/limit-attempts.ts';
import { lockHolder } from '../commands/lock-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { givenFactors } from '../model/attempt-limits.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import { findAuthenticator, takeStep } from './authenticators.repository.ts';
import { markFactorGiven } from './mark-factor-given.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { takeRecoveryCode } from './recovery-codes.repository.ts';
import { openSecret } from './sealed-secret.ts';
import { findStep, isAppCode } from './totp.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>;

export interface Giver {
  readonly actor: Actor;
  readonly token: string | null;
}

/**
 * Gives a session the role of its person, for a code of the app or a recovery code; each counts once. Attempts are counted
 * before the code is checked. @throws AppError 422 for the code, 401, or 429 after too many
 */
export async function giveCode(deps: Dependencies, { actor, token }: Giver, code: string): Promise<void> {
  const { db } = deps;
  const attempts = limitAttempts(deps, givenFactors, String(actor.id));
  await attempts.take();
  await db.transaction().execute(async (trx) => {
    await lockHolder(trx, { userId: actor.id, token });
    await (isAppCode(code) ? useApp(trx, deps, actor.id, code) : useRecoveryCode(trx, deps, actor, code));
    await attempts.forget(trx);
    await markFactorGiven(trx, deps, token);
  });
}

async function useApp(
  trx: Connection,
  { clock, config }: Dependencies,
  userId: number,
  code: string,
): Promise<void> {
  const now = clock.now();
  const app = await findAuthenticator(trx, userId);
  const secret = app && (await openSecret(config, userId, app.secret));
  const step = secret === undefined ? undefined : findStep(secret, code, now);
  if (step === undefined || !(await takeStep(trx, userId, step, now)))
    throw fieldError('code', 'second_factor.code_wrong');
}

async function useRecoveryCode(
  trx: Connection,
  { clock, jobs }: Dependencies,
  actor: Actor,
  code: string,
): Promise<void> {
  const at = clock.now();
  if (!(await takeRecoveryCode(trx, actor.id, hashRecoveryCode(code), at)))
    throw fieldError('code', 'second_factor.recovery_code_wrong');
  await jobs.send(trx, accountChangedMailJob, { userId: actor.id, change: 'recovery-code-used' });
  const after = { name: actor.name };
  await recordPeopleAct(trx, { actor, at, act: 'secondFactor.useRecoveryCode', before: null, after });
}

/** The same for a passkey of the person. @throws AppError `passkeys.refused` for any error, also for somebody else's */
export async function givePasskey(
  deps: Dependencies,
  { actor, token }: Giver,
  credential: ShownCredential,
): Promise<void> {
  const shown = await verifyPasskey(deps, credential);
  if (shown.passkey.user_id !== actor.id) throw new AppError('passkeys.refused');
  await deps.db.transaction().execute(async (trx) => {
    await lockHolder(trx, { userId: actor.id, token });
    await shown.count(trx);
    await markFactorGiven(trx, deps, token);
  });
}
