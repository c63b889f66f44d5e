// @vitest-environment jsdom
import type { Settings } from '@livree/contracts';
import type { Accent, ThemeMode } from '@livree/platform';
import { memoryStore } from '@livree/platform/shell';
import { buildCustomer } from '@livree/testing/builders';
import { createFakeApi, type FakeApi } from '@livree/testing/fake-api';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { createPageSession } from '../session/session.ts';
import { markPending, pendingSince } from './choice-memory.ts';
import { followChoices } from './follow-choices.ts';

const customer = buildCustomer();
let api: FakeApi;
let fault: 'off' | 'network';

let moment = Date.parse('2027-03-01T09:00:00Z');
/** The clock of browsers and API: a little later at every look. */
const now = () => new Date((moment += 1));

/** A separate browser in which the customer is signed in from the start unless set otherwise. */
function openBrowser({ signedIn = true } = {}) {
  const store = memoryStore();
  const chosen = <T>(
    name: 'language' | 'theme' | 'accent',
    initial: T,
    known: (value: unknown) => value is T,
  ) => {
    const current = createStore<T>(() => initial);
    return {
      ...current,
      set(value: T) {
        markPending(store, name, now());
        current.setState(value, true);
      },
      adopt: (value: unknown) => (known(value) ? current.setState(value, true) : undefined),
    };
  };
  const choices = {
    language: chosen<Settings['preferences']['language']>(
      'language',
      'fr',
      (value) => value === 'fr' || value === 'de',
    ),
    theme: chosen<ThemeMode>('theme', 'auto', (value) => value === 'light' || value === 'dark'),
    accent: chosen<Accent>('accent', 'blue', (value) => value === 'green'),
  };
  const none = () => Promise.reject(new Error('not called here'));
  const session = createPageSession(
    store,
    { me: none, logout: none },
    { isTrial: false, ended: () => undefined, replaced: () => undefined, signedOut: () => undefined },
  );
  const signIn = () => session.signIn({ token: 'token-1', user: customer });
  if (signedIn) signIn();
  followChoices({ api: api.transport, session, store, choices });
  return { choices, session, signIn, store };
}

/** Waits until pending work has finished. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => {
  fault = 'off';
  api = createFakeApi({ now, token: () => 'token-1', fault: () => fault });
  api.state.sessions.set('token-1', customer.id);
});

test('a choice made here reaches the account, and another browser at sign-in', async () => {
  const here = openBrowser();
  here.choices.theme.set('dark');
  here.choices.language.set('de');
  here.choices.accent.set('green');
  await vi.waitFor(() =>
    expect(api.state.settings.get(customer.id)).toMatchObject({
      preferences: { language: 'de' },
      theme: { mode: 'dark', primaryColor: 'green' },
    }),
  );
  const there = openBrowser({ signedIn: false });
  expect(there.choices.theme.getState()).toBe('auto');
  there.signIn();
  await vi.waitFor(() => expect(there.choices.accent.getState()).toBe('green'));
  expect([there.choices.language.getState(), there.choices.theme.getState()]).toEqual(['de', 'dark']);
});

test('an account without choices leaves the browser unchanged', async () => {
  const { choices } = openBrowser();
  const read = vi.spyOn(choices.theme, 'adopt');
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(api.state.sessions.size).toBe(1));
  await settled();
  expect(read).not.toHaveBeenCalled();
  expect(choices.theme.getState()).toBe('auto');
});

test('a choice made offline waits, and loses against a later one made elsewhere', async () => {
  const [here, there] = [openBrowser(), openBrowser()];
  await settled();
  fault = 'network';
  here.choices.theme.set('dark');
  await settled();
  expect(pendingSince(here.store, 'theme')).not.toBeNull();
  fault = 'off';
  there.choices.theme.set('light');
  await vi.waitFor(() => expect(api.state.settings.get(customer.id)?.theme.mode).toBe('light'));
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(here.choices.theme.getState()).toBe('light'));
  expect(pendingSince(here.store, 'theme')).toBeNull();
});

test('a choice that could not be sent reaches the account once the server answers again', async () => {
  const { choices } = openBrowser();
  await settled();
  fault = 'network';
  choices.accent.set('green');
  await settled();
  fault = 'off';
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(api.state.settings.get(customer.id)?.theme.primaryColor).toBe('green'));
});

test('another tab’s choice shows at once', () => {
  const { choices } = openBrowser({ signedIn: false });
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'de' }));
  dispatchEvent(new StorageEvent('storage', { key: 'accent', newValue: 'nonsense' }));
  expect([choices.theme.getState(), choices.language.getState(), choices.accent.getState()]).toEqual([
    'dark',
    'de',
    'blue',
  ]);
});

test('what the account chose earlier does not change a page whose address names another language', async () => {
  const { choices } = openBrowser();
  choices.language.set('de');
  await vi.waitFor(() => expect(api.state.settings.get(customer.id)?.preferences.language).toBe('de'));
  await settled();
  choices.language.adopt('fr');
  dispatchEvent(new Event('focus'));
  await settled();
  expect(choices.language.getState()).toBe('fr');
});

test('a choice of the account applies again when the customer signs in again', async () => {
  const { choices, session, signIn } = openBrowser();
  choices.language.set('de');
  await vi.waitFor(() => expect(api.state.settings.get(customer.id)?.preferences.language).toBe('de'));
  await settled();
  session.expire();
  choices.language.adopt('fr');
  signIn();
  await vi.waitFor(() => expect(choices.language.getState()).toBe('de'));
});
