import type { NewAuthenticator } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { lockHolder } from '../commands/lock-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { userById } from '../identity.repository.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import { findSetup, removeSetup, saveAuthenticator, saveSetup } from './authenticators.repository.ts';
import type { Giver } from './give-factor.ts';
import { markFactorGiven } from './mark-factor-given.ts';
import { refuseSecondSetUp, requireFactorHolder } from './require-factor.ts';
import { requirePerson } from './require-person.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { authenticatorUri, findStep, newSecret } from './totp.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>;

const setupMs = 15 * 60_000;

/** Begins to set an app up, in this session alone; what another session began counts no more. @throws AppError 403 or 409 */
export async function startAuthenticator(
  deps: Dependencies,
  { actor: { id: userId }, token }: Giver,
): Promise<NewAuthenticator> {
  const { db, clock, config } = deps;
  const user = await userById(db, userId);
  if (!user || token === null) throw new AppError('unauthenticated');
  requirePerson(user);
  await requireFactorHolder(deps, { userId, token });
  const secret = newSecret();
  const uri = authenticatorUri(secret, config.brand.name, user.email);
  const expires_at = new Date(clock.now().getTime() + setupMs);
  const sealed = await sealSecret(config, userId, secret);
  await saveSetup(db, { user_id: userId, token_hash: hashToken(token), secret: sealed, expires_at });
  const { encodeSquares } = await import('../../../platform/squares.ts');
  const squares = encodeSquares(uri).map((row) => row.map(Number).join(''));
  return { secret, uri, squares };
}

/**
 * Keeps the app that this session began to set up, proven by its code; the session has given the second factor by that.
 * @throws AppError `second_factor.not_started`, 422 for the code, or 403 if another session was first
 */
export async function addAuthenticator(
  deps: Dependencies,
  { actor, token }: Giver,
  code: string,
): Promise<void> {
  const { db, clock, config, jobs } = deps;
  const { id: userId } = actor;
  await db.transaction().execute(async (trx) => {
    const at = clock.now();
    const user = await lockHolder(trx, { userId, token });
    requirePerson(user);
    const setup = token !== null && (await findSetup(trx, { userId, tokenHash: hashToken(token) }, at));
    const secret = setup && (await openSecret(config, userId, setup.secret));
    if (!setup || !secret) throw new AppError('second_factor.not_started');
    await refuseSecondSetUp(trx, deps, user, token);
    const step = findStep(secret, code, at);
    if (step === undefined) throw fieldError('code', 'second_factor.code_wrong');
    await removeSetup(trx, userId);
    await saveAuthenticator(trx, { user_id: userId, secret: setup.secret, last_step: step, created_at: at });
    await markFactorGiven(trx, deps, token);
    await jobs.send(trx, accountChangedMailJob, { userId, change: 'authenticator-added' });
    const after = { name: actor.name };
    await recordPeopleAct(trx, { actor, at, act: 'secondFactor.addAuthenticator', before: null, after });
  });
}
