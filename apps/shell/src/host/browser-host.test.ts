// @vitest-environment jsdom
import type { User } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { stateId } from '@livree/document';
import { ShellProvider, useShell, type ShellServices } from '@livree/platform';
import { NotReady } from '@livree/platform/not-ready';
import { onlyNecessary } from '@livree/platform/shell';
import { buildCustomer } from '@livree/testing/builders';
import { createFakeApi } from '@livree/testing/fake-api';
import { describeShellServices } from '@livree/testing/shell-suite';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startLoad } from '../remotes/load.ts';
import { RemoteServices } from '../remotes/remote-services.tsx';
import { booking, openPage } from '../testing/open-shell.ts';
import { ShellHostContext, type ShellHost } from './shell-host.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a session that the server has ended', () => {
  test.each([
    ['/reservation?etape=3', 0],
    ['/de/reservation', 0],
    ['/reservations', 1],
  ])(
    'on %s ends in this browser, leaves the visitor on the page, and is announced %i times',
    async (address, told) => {
      const [account] = createFakeApi().state.accounts;
      history.replaceState(null, '', address);
      const visited: string[] = [];
      const { services, toasts } = openPage(createFakeApi(), (path) => visited.push(path));
      services.session.signIn({ token: 'over', user: z.parse(z.custom<User>(), account?.user) });
      await services.session.refresh().catch(() => undefined);
      expect(services.session.getState()).toEqual({ status: 'anonymous' });
      expect(location.pathname + location.search).toBe(address);
      expect(visited).toEqual([]);
      expect(toasts.stack.getState()).toHaveLength(told);
      history.replaceState(null, '', '/');
    },
  );
});

test('a test visit neither reads, sends nor changes the session and the drafts of the customer', async () => {
  const api = createFakeApi({ token: () => 'of-the-tester' });
  const customer = buildCustomer();
  const tester = buildCustomer({ id: customer.id + 1 });
  const kept = {
    auth_token: 'of-the-customer',
    user_data: JSON.stringify({ id: customer.id, name: customer.name, email: customer.email, avatar: null }),
    'draft:booking': 'what the customer typed',
    'session-ends': '1',
  };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  document.cookie = 'signed-in=1; Path=/';
  const stored = () => Object.fromEntries(Object.keys(kept).map((key) => [key, localStorage.getItem(key)]));

  const { services } = openPage(api, undefined, 'fr', { booking: booking.version });
  const calls = vi.spyOn(globalThis, 'fetch');
  const sent = () => calls.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  expect(services.session.getState()).toEqual({ status: 'anonymous' });
  expect(document.documentElement.dataset['session']).toBe('out');
  api.state.sessions.set('of-the-tester', tester.id);
  services.session.signIn({ token: 'of-the-tester', user: tester });
  await services.session.refresh().catch(() => undefined);
  dispatchEvent(new StorageEvent('storage', { key: 'user_data' }));
  await services.session.signOut().catch(() => undefined);
  expect(sent().join()).not.toContain('of-the-customer');
  expect(sent().join()).toContain('of-the-tester');
  expect(stored()).toEqual(kept);
  expect(document.cookie).toContain('signed-in=1');

  const { session } = openPage(api).services;
  expect(session.getState()).toMatchObject({
    status: 'signed-in',
    user: { id: customer.id },
  });
  localStorage.clear();
});

test('who signs out leaves the next person at this browser neither a draft nor the releases of one', async () => {
  const state = document.createElement('script');
  Object.assign(state, { id: stateId, type: 'application/json' });
  state.textContent = JSON.stringify({ composition: { id: '0123456789ab', overrides: {} } });
  document.head.append(state);
  localStorage.setItem('draft:booking', 'what the customer typed');
  document.cookie = 'pin=ba9876543210; Path=/';
  const { session } = openPage(createFakeApi()).services;
  session.signIn({ token: 'of-the-customer', user: buildCustomer() });
  expect(document.cookie).toContain('pin=ba9876543210');
  await session.signOut().catch(() => undefined);
  expect(localStorage.getItem('draft:booking')).toBeNull();
  expect(document.cookie).not.toContain('pin=');
  state.remove();
});

test.each<[string, (host: ShellHost, next: User) => void]>([
  ['here', ({ services }, user) => services.session.signIn({ token: 'of-the-next', user })],
  [
    'in another tab',
    (_, { id, name, email, avatar }) => {
      localStorage.setItem('auth_token', 'of-the-next');
      localStorage.setItem('user_data', JSON.stringify({ id, name, email, avatar }));
      dispatchEvent(new StorageEvent('storage', { key: 'user_data' }));
    },
  ],
])('somebody who signs in over the session of another person %s sees nothing of theirs', (_, signIn) => {
  const host = openPage(createFakeApi());
  const customer = buildCustomer();
  host.services.session.signIn({ token: 'of-the-customer', user: customer });
  host.queries.setQueryData(['rides'], 'of the customer');
  host.services.session.signIn({ token: 'renewed', user: customer });
  expect(host.queries.getQueryData(['rides'])).toBe('of the customer');
  signIn(host, buildCustomer({ id: customer.id + 1 }));
  expect(host.queries.getQueryData(['rides'])).toBeUndefined();
  localStorage.clear();
});

test('a language in the address wins over the stored one, and the address follows a new choice', async () => {
  localStorage.setItem('language', 'de');
  history.replaceState(null, '', '/en/services?page=2');
  const { services } = openPage(createFakeApi(), () => undefined, 'en');
  expect(localStorage.getItem('language')).toBe('en');
  services.language.set('es');
  await expect.poll(() => services.language.getState()).toBe('es');
  expect(location.pathname + location.search).toBe('/es/services?page=2');
  services.language.set('fr');
  await expect.poll(() => services.language.getState()).toBe('fr');
  expect(location.pathname + location.search).toBe('/services?page=2');
  history.replaceState(null, '', '/');
});

test('the language of the document, which the server chose, wins over the stored one', async () => {
  localStorage.setItem('language', 'en');
  history.replaceState(null, '', '/reservation');
  const { services } = openPage(createFakeApi(), () => undefined, 'fr');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(services.language.getState()).toBe('fr');
  expect(location.pathname).toBe('/reservation');
  expect([localStorage.getItem('language'), document.cookie]).toEqual([
    'fr',
    expect.stringContaining('language=fr'),
  ]);
  history.replaceState(null, '', '/');
});

const sent: Blob[] = [];
Object.defineProperty(navigator, 'sendBeacon', {
  value: (_address: string, report: Blob) => sent.push(report),
});

describeShellServices('the shell services', () => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-mode');
  document.documentElement.removeAttribute('data-accent');
  const visited: string[] = [];
  let host: ShellHost | undefined;
  return {
    open(api) {
      host = openPage(api, (path) => void visited.push(path));
      return host.services;
    },
    stored: (key) => localStorage.getItem(key),
    allow: (category) => host?.consent.choose({ ...onlyNecessary, [category]: true }),
    visited: () => visited,
    toasts: () => host?.toasts.stack.getState().map(({ message }) => message) ?? [],
  };
});

test('a failure is reported against the release at fault, without its message', async () => {
  sent.length = 0;
  const host = openPage(createFakeApi({ token: () => undefined }));
  host.services.telemetry.error(new RangeError('camille@example.test'));
  host.bindServices('booking').telemetry.vital('LCP', 900);
  host.library.page('booking', '/reservation');
  await vi.waitFor(() => expect(sent).toHaveLength(3));

  const reports = await Promise.all(sent.map(async (report) => JSON.parse(await report.text())));
  const stamp = { remote: 'booking', version: booking.version, language: 'fr' };
  expect(reports).toEqual([
    {
      kind: 'error',
      remote: 'shell',
      version: 'abcdef012345',
      language: 'fr',
      name: 'RangeError',
      cause: 'caught',
    },
    { ...stamp, kind: 'vital', name: 'LCP', value: 900 },
    { ...stamp, kind: 'error', name: 'load: TypeError', cause: 'load' },
  ]);
});

test('a placeholder of a remote says that it is not ready as long as it stands, and reports against its own release', async () => {
  sent.length = 0;
  const host = openPage(createFakeApi());
  const waits = new Set<() => void>();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const services = host.bindServices('booking', waits);
  const provided = { services, children: createElement(NotReady) };
  root.render(createElement(ShellProvider, provided));
  await vi.waitFor(() => expect(waits.size).toBe(1));
  for (const report of waits) report();
  const [report] = await Promise.all(sent.map(async (each) => JSON.parse(await each.text())));
  expect(report).toMatchObject({ remote: 'booking', version: booking.version, cause: 'never-ready' });
  root.unmount();
  await vi.waitFor(() => expect(waits.size).toBe(0));
  element.remove();
});

test('the services that a part has stay cut to its release', async () => {
  const host = openPage(createFakeApi());
  const given: ShellServices[] = [];
  const Part = () => {
    given.push(useShell());
    return null;
  };
  const load = startLoad(async () => undefined, vi.fn());
  const part = { remoteId: 'booking', load, children: createElement(Part) };
  const root = createRoot(document.createElement('div'));
  const page = { services: host.services, children: createElement(RemoteServices, part) };
  const shown = createElement(ShellProvider, page);
  root.render(createElement(ShellHostContext, { value: host }, shown));
  await vi.waitFor(() => expect(given[0]).toMatchObject({ waits: load.waits }));
  await vi.waitFor(() => expect(given[0]?.stores).not.toBe(host.services.stores));
  root.unmount();
});
