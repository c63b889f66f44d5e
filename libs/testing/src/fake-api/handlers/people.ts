import type { Invitation, peopleRoutes, Person, Role, User } from '@livree/contracts';
import { buildCustomer } from '../../builders/identity.ts';
import { freshFactor } from '../fake-factor.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { requireHolder } from '../holder.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';
import { findAccount } from '../visitor.ts';
import { openSession } from './identity.ts';

const linkMs = 3 * 24 * 3_600_000;
const done = { success: true } as const;

const toPerson = ({ state }: FakeCall, user: User): Person => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  secondFactor:
    state.factors.get(user.id)?.authenticator != null ||
    state.passkeys.some(({ userId }) => userId === user.id),
  lastSeenAt: state.peopleSeen.get(user.id) ?? null,
  sessionCount: [...state.sessions.values()].filter((id) => id === user.id).length,
  isNamedBySettings: user.role === 'operator' && !state.peopleSeen.has(user.id),
});

/** Somebody else of the company, whose role may be changed. */
function requireOther(call: FakeCall, id: number, keepsRole: boolean): User {
  const found = call.state.accounts.find(({ user }) => user.id === id && user.role !== 'customer')?.user;
  if (found === undefined) throw new FakeRefusal('people.not_found');
  if (found.id === call.customer?.id) throw new FakeRefusal('people.not_yourself');
  if (!keepsRole && toPerson(call, found).isNamedBySettings)
    throw new FakeRefusal('people.named_by_settings');
  return found;
}

const describe = ({ name, role }: Pick<User, 'name'> & { readonly role: string }) => ({ name, role });

function setRole(call: FakeCall, person: User, role: User['role'], act: string): void {
  const { state } = call;
  state.accounts = state.accounts.map((account) =>
    account.user.id === person.id ? { ...account, user: { ...person, role } } : account,
  );
  endSessions(call, person);
  recordAct(call, 'people all', { act, before: describe(person), after: describe({ ...person, role }) });
}

function endSessions({ state }: FakeCall, { id }: User): void {
  for (const [token, userId] of state.sessions) if (userId === id) state.sessions.delete(token);
}

function requireInvitation({ state }: FakeCall, token: string): Invitation {
  const found = state.invitations.find(({ id }) => token === `fake-invitation-${id}`);
  if (found === undefined) throw new FakeRefusal('people.invitation_invalid');
  return found;
}

export const peopleHandlers: Handlers<typeof peopleRoutes> = {
  list(_request, call) {
    const people = call.state.accounts
      .filter(({ user }) => user.role !== 'customer')
      .map(({ user }) => toPerson(call, user))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    return answer({ people, invitations: call.state.invitations });
  },
  invite({ body }, call) {
    requireHolder(call);
    const { state, now, customer } = call;
    const known = findAccount(state, body.email)?.user.role ?? 'customer';
    if (known !== 'customer') throw new FakeRefusal('validation', {}, { email: ['people.has_role'] });
    const others = state.invitations.filter(({ email }) => email !== body.email);
    const id = Math.max(0, ...state.invitations.map((one) => one.id)) + 1;
    const expiresAt = new Date(now.getTime() + linkMs).toISOString();
    state.invitations = [{ id, ...body, invitedBy: customer?.name ?? '', expiresAt }, ...others];
    recordAct(call, 'people all', { act: 'people.invite', before: null, after: describe(body) });
    return done;
  },
  withdraw({ params: { id } }, call) {
    const { state } = call;
    const found = state.invitations.find((one) => one.id === id);
    if (found === undefined) throw new FakeRefusal('people.not_found');
    state.invitations = state.invitations.filter((one) => one !== found);
    recordAct(call, 'people all', { act: 'people.withdraw', before: describe(found), after: null });
    return done;
  },
  changeRole({ params, body }, call) {
    requireHolder(call);
    setRole(call, requireOther(call, params.id, false), body.role, 'people.changeRole');
    return done;
  },
  endSessions({ params }, call) {
    const person = requireOther(call, params.id, true);
    endSessions(call, person);
    recordAct(call, 'people all', { act: 'people.endSessions', before: describe(person), after: null });
    return done;
  },
  resetFactor({ params }, call) {
    requireHolder(call);
    const { state } = call;
    const person = requireOther(call, params.id, true);
    state.passkeys = state.passkeys.filter(({ userId }) => userId !== person.id);
    if (state.factors.has(person.id)) state.factors.set(person.id, freshFactor);
    endSessions(call, person);
    recordAct(call, 'people all', { act: 'people.resetFactor', before: describe(person), after: null });
    return done;
  },
  dismiss({ params }, call) {
    setRole(call, requireOther(call, params.id, false), 'customer', 'people.dismiss');
    return done;
  },
  checkInvitation({ body }, call) {
    const { name, email, role } = requireInvitation(call, body.token);
    return answer({ name, email, role });
  },
  join({ body }, call) {
    const { state } = call;
    const invitation = requireInvitation(call, body.token);
    if (body.password !== body.passwordConfirmation)
      throw new FakeRefusal('validation', {}, { password_confirmation: ['validation.password_mismatch'] });
    const { name, email } = invitation;
    const role: Role = invitation.role === 'operator' ? 'operator' : 'dispatcher';
    const known = findAccount(state, email);
    const user: User = known
      ? { ...known.user, role }
      : buildCustomer({ id: 950 + state.accounts.length, name, email, role });
    state.accounts = [
      ...state.accounts.filter((account) => account !== known),
      { user, password: body.password },
    ];
    state.invitations = state.invitations.filter((one) => one !== invitation);
    state.peopleSeen.set(user.id, call.now.toISOString());
    return answer(openSession(state, user.id));
  },
};
