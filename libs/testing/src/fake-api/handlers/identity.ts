import type { PasswordReset, Registration, Session, identityRoutes } from '@livree/contracts';
import { buildCustomer } from '../../builders/identity.ts';
import {
  confirmEmail,
  confirmWithoutLink,
  isConfirmed,
  mailConfirmation,
  removeWaysIn,
  requireConfirmed,
} from '../confirming.ts';
import { googleVisitor, startFakeGoogle, takeFakeProof } from '../google.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { requireHolder, requirePassword } from '../holder.ts';
import { FakeRefusal } from '../refusal.ts';
import { fakeRole } from '../second-factor.ts';
import type { FakeState } from '../state.ts';
import { findAccount, requireCustomer } from '../visitor.ts';

/** The number at the end of a token. */
export const sessionId = (token: string): number => Number(token.split('-').at(-1));

/** Opens a session of an existing account. */
export function openSession(state: FakeState, userId: number): Session {
  const account = state.accounts.find(({ user }) => user.id === userId);
  if (account === undefined) throw new FakeRefusal('identity.invalid_credentials');
  const ids = [...state.sessions.keys()].map(sessionId);
  const token = `fake-session-${userId}-${Math.max(0, ...ids) + 1}`;
  state.sessions.set(token, userId);
  const role = fakeRole(state, account.user);
  const asked = role === account.user.role ? {} : { secondFactorAsked: true };
  return { token, user: { ...account.user, role }, ...asked };
}

function register({ name, email, phone, ...rest }: Registration, { state, now }: FakeCall): Session {
  if (rest.password !== rest.passwordConfirmation) {
    throw new FakeRefusal('validation', {}, { password_confirmation: ['validation.password_mismatch'] });
  }
  if (findAccount(state, email) !== undefined) {
    throw new FakeRefusal('validation', {}, { email: ['validation.email_taken'] });
  }
  const user = buildCustomer({
    id: state.accounts.length + 1,
    name,
    email,
    phone: phone ? phone : null,
    address: null,
    birthDate: null,
    createdAt: now.toISOString(),
  });
  state.accounts.push({ user, password: rest.password });
  mailConfirmation(state, user.id);
  return openSession(state, user.id);
}

function resetPassword({ email, token, ...rest }: PasswordReset, state: FakeState): void {
  if (rest.password !== rest.passwordConfirmation)
    throw new FakeRefusal('validation', {}, { password_confirmation: ['validation.password_mismatch'] });
  const account = state.accounts.find(({ user }) => user.email === email);
  if (account === undefined || state.passwordResets.get(email) !== token)
    throw new FakeRefusal('identity.reset_link_invalid');
  state.passwordResets.delete(email);
  confirmWithoutLink(state, account.user.id);
  removeWaysIn(state, account.user.id);
  state.accounts[state.accounts.indexOf(account)] = { ...account, password: rest.password };
  for (const [open, userId] of state.sessions) if (userId === account.user.id) state.sessions.delete(open);
}

export const identityHandlers: Handlers<typeof identityRoutes> = {
  login({ body }, { state }) {
    const account = findAccount(state, body.email);
    if (account?.password !== body.password) throw new FakeRefusal('identity.invalid_credentials');
    return answer(openSession(state, account.user.id));
  },
  register: ({ body }, call) => answer(register(body, call)),
  registerWhileBooking: ({ body }, call) => ({ success: true, ...register(body, call) }),
  logout(_request, call) {
    const { id } = requireCustomer(call);
    for (const [token, userId] of call.state.sessions) if (userId === id) call.state.sessions.delete(token);
    return { success: true };
  },
  me(_request, call) {
    const user = requireCustomer(call);
    const password = call.state.accounts.some(
      (account) => account.user.id === user.id && account.password !== '',
    );
    const google = call.state.googleAccounts.has(user.id);
    const emailConfirmed = isConfirmed(call.state, user.id);
    const isGuest = call.state.guests.has(user.id);
    const secondFactorAsked = call.state.factors.get(user.id)?.isGiven === false;
    const data = { user, signInMethods: { password, google }, emailConfirmed, isGuest, secondFactorAsked };
    return { success: true, data, user };
  },
  forgotPassword({ body: { email } }, { state }) {
    state.passwordResets.set(email, `fake-reset-${state.passwordResets.size + 1}`);
    return { success: true };
  },
  resetPassword({ body }, { state }) {
    resetPassword(body, state);
    return { success: true };
  },
  checkResetLink({ body: { email, token } }, { state }) {
    if (state.passwordResets.get(email) !== token) throw new FakeRefusal('identity.reset_link_invalid');
    return { success: true };
  },
  redeemOperatorLink({ body: { token } }, { state }) {
    const operator = state.accounts.find(({ user }) => user.role === 'operator');
    if (operator === undefined || !state.operatorLinks.delete(token))
      throw new FakeRefusal('identity.operator_link_invalid');
    return answer(openSession(state, operator.user.id));
  },
  confirmEmail: ({ body: { token } }, call) => answer(confirmEmail(token, call)),
  sendConfirmation(_request, call) {
    const { id } = requireCustomer(call);
    if (!isConfirmed(call.state, id)) mailConfirmation(call.state, id);
    return { success: true };
  },
  givePassword({ body }, call) {
    requirePassword(call, body?.password);
    call.state.holders.add(requireCustomer(call).id);
    return { success: true };
  },
  startGoogle({ query }, call) {
    if (query?.purpose === 'link') {
      requireConfirmed(call);
      requireHolder(call);
    }
    return answer(startFakeGoogle(call));
  },
  redeemGoogle({ body }, call) {
    takeFakeProof(body, call);
    return answer(openSession(call.state, googleVisitor(call).id));
  },
  signInWithGoogle({ body }, call) {
    takeFakeProof(body, call);
    return answer(openSession(call.state, googleVisitor(call).id));
  },
  linkGoogle({ body }, call) {
    takeFakeProof(body, call);
    requireConfirmed(call);
    call.state.googleAccounts.add(requireCustomer(call).id);
    return { success: true };
  },
  unlinkGoogle(_request, call) {
    requireHolder(call);
    const { id } = requireCustomer(call);
    if (!call.state.googleAccounts.delete(id)) throw new FakeRefusal('identity.google_not_linked');
    return { success: true };
  },
};
