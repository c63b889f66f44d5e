import type { CreationOptions, PasskeyAddition } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { confirmHolder, type Proof } from '../commands/confirm-holder.ts';
import type { Holder } from '../commands/lock-holder.ts';
import { lockConfirmedHolder, refuseUnconfirmed } from '../confirmation/lock-confirmed-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { userById } from '../identity.repository.ts';
import { recordPeopleAct } from '../people/record-people-act.ts';
import type { Giver } from '../second-factor/give-factor.ts';
import { markFactorGiven } from '../second-factor/mark-factor-given.ts';
import { refuseSecondSetUp, requireFactor } from '../second-factor/require-factor.ts';
import { isPerson } from '../second-factor/require-person.ts';
import { addChallenge } from './challenges.repository.ts';
import { addPasskey, listPasskeys, type PasskeyRow } from './passkeys.repository.ts';
import { algorithms, ceremonyMs, relyingParty, selection } from './relying-party.ts';
import { signedChallenge } from './signed-challenge.ts';
import { loadWebauthn } from './webauthn.ts';

const mostOfOnePerson = 20;

/**
 * Lets the holder of an account create a passkey. @throws AppError 422, 403 or 429 of `confirmHolder`, 403 of `requireFactor`, or
 * `passkeys.too_many`
 */
export async function startAdding(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId, token }: Holder,
  password: Proof['password'],
): Promise<CreationOptions> {
  const { db, clock, config } = deps;
  const user = await userById(db, userId);
  if (!user) throw new AppError('unauthenticated');
  refuseUnconfirmed(user);
  await confirmHolder(deps, user, { token, password });
  await requireFactor(deps, { userId, token });
  const known = await refuseTooMany(db, userId);
  const { id, name } = relyingParty(config);
  const { generateRegistrationOptions } = await loadWebauthn();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: user.email,
    supportedAlgorithmIDs: algorithms,
  });
  await addChallenge(db, challenge, userId, new Date(clock.now().getTime() + ceremonyMs));
  return {
    rp: { id, name },
    user: { id: toUserHandle(userId), name: user.email, displayName: user.name },
    challenge,
    pubKeyCredParams,
    timeout: ceremonyMs,
    excludeCredentials: known.map((each) => ({ id: each.credential_id, type: 'public-key' })),
    authenticatorSelection: { ...selection, requireResidentKey: true },
    attestation: 'none',
  };
}

/** @returns the passkeys of a user who may add another */
async function refuseTooMany(db: Connection, userId: number): Promise<PasskeyRow[]> {
  const known = await listPasskeys(db, userId);
  if (known.length >= mostOfOnePerson) throw new AppError('passkeys.too_many');
  return known;
}

const toUserHandle = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

/** Stores a new passkey and reports it to the holder by mail. @throws AppError 422 or 409 */
export async function savePasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  { actor, token }: Giver,
  { name, credential }: PasskeyAddition,
): Promise<PasskeyRow> {
  const { db, clock, jobs } = deps;
  const { id: userId } = actor;
  const { counter, id, publicKey, isSynced } = await readNewCredential(deps, userId, credential);
  return db.transaction().execute(async (trx) => {
    const user = await lockConfirmedHolder(trx, { userId, token });
    await refuseSecondSetUp(trx, deps, user, token);
    await refuseTooMany(trx, userId);
    const row = await addPasskey(trx, {
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      is_synced: isSynced,
      name,
      created_at: clock.now(),
    });
    if (!row) throw new AppError('passkeys.taken');
    await jobs.send(trx, accountChangedMailJob, { userId, change: 'passkey-added' });
    if (isPerson(user)) await tellAddition(trx, deps, { actor, token });
    return row;
  });
}

/** The device verified its owner just now: the session has given the second factor. */
async function tellAddition(
  trx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  { actor, token }: Giver,
): Promise<void> {
  await markFactorGiven(trx, { clock }, token);
  const after = { name: actor.name };
  const act = 'secondFactor.addPasskey';
  await recordPeopleAct(trx, { actor, at: clock.now(), act, before: null, after });
}

async function readNewCredential(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  credential: PasskeyAddition['credential'],
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.config);
  const expectedChallenge = await signedChallenge(deps, credential.response.clientDataJSON, userId);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw new AppError('passkeys.refused');
  });
  if (!registrationInfo) throw new AppError('passkeys.refused');
  return { ...registrationInfo.credential, isSynced: registrationInfo.credentialBackedUp };
}
