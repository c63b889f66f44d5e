// @vitest-environment jsdom
import type { SessionState } from '@livree/platform/shell';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { keepPushPersonal } from './keep-push-personal.ts';

const nothing = () => Promise.resolve();
const anonymous: SessionState = { status: 'anonymous' };
const signedIn = (id: number): SessionState => ({
  status: 'signed-in',
  user: { id, name: 'Zoé', email: 'zoe@example.org', avatar: null },
});

/** Whether this browser is subscribed. */
let isOn = true;

beforeEach(() => {
  isOn = true;
  const unsubscribe = async () => !(isOn = false);
  const pushManager = { getSubscription: async () => (isOn ? { endpoint: 'a', unsubscribe } : null) };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each<[string, boolean, readonly SessionState[]]>([
  ['its customer stays', true, [signedIn(1), signedIn(1)]],
  ['somebody signs in after whom nobody was', true, [{ status: 'unknown' }, signedIn(1)]],
  ['the session ends', false, [signedIn(1), anonymous]],
  ['another account takes the place of its customer', false, [signedIn(1), signedIn(2)]],
  ['the session ended while no page was open', false, [anonymous]],
])('when %s, push is on: %s', async (_, expected, [first = anonymous, ...later]) => {
  const session = createStore<SessionState>(() => first);
  keepPushPersonal({ ...session, signIn: () => undefined, signOut: nothing, refresh: nothing });
  for (const state of later) session.setState(state, true);
  await vi.waitFor(() => expect(isOn).toBe(expected));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOn).toBe(expected);
});
