import type { guestRoutes } from '@livree/contracts';
import { buildCustomer } from '../../builders/identity.ts';
import { confirmWithoutLink, isConfirmed, mailConfirmation } from '../confirming.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { FakeRefusal } from '../refusal.ts';
import type { FakeState } from '../state.ts';
import { findAccount, requireCustomer } from '../visitor.ts';
import { openSession } from './identity.ts';

/** The guest who is calling, after the link of the mail. */
function requireConfirmedGuest(call: FakeCall) {
  const user = requireCustomer(call);
  if (!call.state.guests.has(user.id)) throw new FakeRefusal('identity.not_a_guest');
  if (!isConfirmed(call.state, user.id)) throw new FakeRefusal('identity.email_unconfirmed');
  return user;
}

function findAddressHolder(state: FakeState, email: string) {
  const account = findAccount(state, email);
  if (account === undefined) return 'nobody';
  return isConfirmed(state, account.user.id) ? 'account' : 'unconfirmed';
}

export const guestHandlers: Handlers<typeof guestRoutes> = {
  begin({ body }, { state, now }) {
    const user = buildCustomer({
      ...body,
      id: state.accounts.length + 1,
      address: null,
      birthDate: null,
      createdAt: now.toISOString(),
    });
    state.accounts.push({ user, password: '' });
    state.guests.add(user.id);
    mailConfirmation(state, user.id);
    return answer(openSession(state, user.id));
  },
  requestLink({ body }, { state, customer }) {
    const id = body?.key == null ? customer?.id : state.guestLinks.get(body.key);
    if (id === undefined) throw new FakeRefusal('identity.guest_link_invalid');
    if (!state.guests.has(id)) throw new FakeRefusal('identity.not_a_guest');
    state.guestLinks.set(`fake-guest-${id}`, id);
    return { success: true };
  },
  redeemLink({ body: { token } }, { state }) {
    const id = state.guestLinks.get(token);
    if (id === undefined || !state.guests.has(id)) throw new FakeRefusal('identity.guest_link_invalid');
    state.guestLinks.delete(token);
    for (const [open, owner] of state.sessions) if (owner === id) state.sessions.delete(open);
    confirmWithoutLink(state, id);
    const session = openSession(state, id);
    return answer({ ...session, addressHolder: findAddressHolder(state, session.user.email) });
  },
  keep({ body }, call) {
    const user = requireConfirmedGuest(call);
    const { state } = call;
    if (body?.password != null && body.password !== body.passwordConfirmation)
      throw new FakeRefusal('validation', {}, { password_confirmation: ['validation.password_mismatch'] });
    if (findAccount(state, user.email) !== undefined) throw new FakeRefusal('identity.guest_known');
    state.guests.delete(user.id);
    state.accounts = state.accounts.map((account) =>
      account.user === user ? { user, password: body?.password ?? '' } : account,
    );
    return { success: true };
  },
  join(_request, call) {
    const guest = requireConfirmedGuest(call);
    const { state } = call;
    if (findAddressHolder(state, guest.email) !== 'account') throw new FakeRefusal('identity.guest_unknown');
    state.accounts = state.accounts.filter(({ user }) => user !== guest);
    for (const [open, owner] of state.sessions) if (owner === guest.id) state.sessions.delete(open);
    return { success: true };
  },
};
