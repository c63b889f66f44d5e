import type { Session } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { hashToken } from '../../../platform/token.ts';
import { presentUser } from '../identity.presenter.ts';
import type { UserRow } from '../identity.repository.ts';
import { roleInSession } from '../model/role-in-session.ts';
import { factorGivenAt } from '../sessions.repository.ts';

/** What whoever signed in learns: the user with the role of this session, and whether it asks for the second factor. */
export async function presentSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { token, user }: { readonly token: string; readonly user: UserRow },
): Promise<Session> {
  const givenAt = await factorGivenAt(db, hashToken(token));
  const role = roleInSession(config, { role: user.role, givenAt });
  const asked = role === user.role ? {} : { secondFactorAsked: true };
  return { token, user: { ...presentUser(user), role }, ...asked };
}
