import type { Joining } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { checkNewPassword } from '../commands/check-new-password.ts';
import { limitAttempts } from '../commands/limit-attempts.ts';
import { openSession } from '../commands/open-session.ts';
import { removeSignInMethods } from '../commands/remove-sign-in-methods.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { addUser, changeUser, userByEmail, type UserRow } from '../identity.repository.ts';
import { accountPasswords } from '../model/attempt-limits.ts';
import { hashPassword } from '../model/password.ts';
import { lockOperators } from '../operators.repository.ts';
import { recordRole } from './change-person.ts';
import { findInvitation, type InvitationRow, takeInvitation } from './people.repository.ts';
import { recordPeopleAct } from './record-people-act.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'log'>;

/**
 * Uses an invitation: whoever reads the mail of the address has the role and a session. Of a customer's account at that
 * address every other way to sign in is removed, because a stranger may have added it.
 * @throws AppError `people.invitation_invalid`, 422 for the password
 */
export async function join(
  deps: Dependencies,
  { token, password, passwordConfirmation }: Joining,
): Promise<{ token: string; user: UserRow }> {
  const { db, clock } = deps;
  const now = clock.now();
  const asked = await findInvitation(db, hashToken(token), now);
  if (!asked) throw new AppError('people.invitation_invalid');
  checkNewPassword('password', password, passwordConfirmation, asked.email);
  const passwordHash = await hashPassword(password);
  const joined = await db.transaction().execute(async (trx) => {
    await lockOperators(trx);
    const invitation = await takeInvitation(trx, hashToken(token), now);
    if (!invitation) throw new AppError('people.invitation_invalid');
    const user = await giveRole(trx, deps, invitation, passwordHash);
    await limitAttempts(deps, accountPasswords, invitation.email).forget(trx);
    const actor = { id: user.id, name: user.name, source: 'screen' } as const;
    const after = { name: user.name, role: user.role };
    await recordPeopleAct(trx, { actor, at: now, act: 'people.join', before: null, after });
    return { token: await openSession(trx, user, false, now), user };
  });
  await recordRole(deps, 'people.join', joined.user.id, joined.user.role);
  return joined;
}

/** @throws AppError `people.invitation_invalid` for somebody who has a role by now */
async function giveRole(
  trx: Connection,
  { clock, jobs }: Dependencies,
  { email, name, role, language }: InvitationRow,
  passwordHash: string,
): Promise<UserRow> {
  const now = clock.now();
  const given = {
    role,
    is_invited: true,
    is_active: true,
    password_hash: passwordHash,
    email_verified_at: now,
  };
  const known = await userByEmail(trx, email);
  if (known?.is_active && known.role !== 'customer') throw new AppError('people.invitation_invalid');
  if (known) await removeSignInMethods(trx, { jobs }, known.id);
  const user = known
    ? await changeUser(trx, known.id, given)
    : await addUser(trx, { email, name, phone: null, language, created_at: now, ...given });
  if (!user) throw new AppError('people.invitation_invalid');
  await jobs.send(trx, accountChangedMailJob, { userId: user.id, change: 'role-given' });
  return user;
}
