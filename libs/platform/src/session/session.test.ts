import type { User } from '@livree/contracts';
import { expect, test } from 'vitest';
import { memoryStore } from '../storage/key-value-store.ts';
import { createSession } from './session.ts';

const nothing = (): void => undefined;
const listeners = { marked: nothing, ended: nothing, replaced: nothing, signedOut: nothing };

const claire: User = {
  id: 1,
  name: 'Claire Martin',
  email: 'claire@example.org',
  phone: null,
  address: null,
  birthDate: null,
  gender: null,
  avatar: null,
  role: 'customer',
  createdAt: '2026-06-02T08:00:00.000Z',
};
const hugo: User = { ...claire, id: 2, name: 'Hugo Bernard', email: 'hugo@example.org' };

/** Claire's session, whose call for her account is answered on demand. */
function openSession() {
  const { promise: me, resolve: answer } = Promise.withResolvers<User>();
  const session = createSession(memoryStore(), { me: () => me, logout: async () => nothing() }, listeners);
  session.signIn({ token: 'of-claire', user: claire });
  return { session, answer, refreshed: session.refresh() };
}

test('a refreshed session shows what the server returned', async () => {
  const { session, answer, refreshed } = openSession();
  answer({ ...claire, name: 'Claire Petit' });
  await refreshed;
  expect(session.getState()).toMatchObject({ status: 'signed-in', user: { name: 'Claire Petit' } });
});

test('a refresh that is answered once somebody else signed in does not bring the former customer back', async () => {
  const { session, answer, refreshed } = openSession();
  session.signIn({ token: 'of-hugo', user: hugo });
  answer(claire);
  await refreshed;
  expect(session.getState()).toMatchObject({ status: 'signed-in', user: hugo });
});

test('a refresh that is answered once the session has ended does not begin one', async () => {
  const { session, answer, refreshed } = openSession();
  session.expire();
  answer(claire);
  await refreshed;
  expect(session.getState()).toEqual({ status: 'anonymous' });
});
