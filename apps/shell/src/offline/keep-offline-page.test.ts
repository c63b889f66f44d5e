// @vitest-environment jsdom
import type { Language } from '@livree/i18n';
import { createPageTexts } from '@livree/i18n/instance';
import type { ReadonlyStore, SessionState } from '@livree/platform/shell';
import { buildCustomer, buildReservation, buildSiteConfig } from '@livree/testing/builders';
import { createFakeApi } from '@livree/testing/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import fr from '../messages/fr.json' with { type: 'json' };
import { keepOfflinePage } from './keep-offline-page.ts';

const customer = buildCustomer();
const signedIn: SessionState = { status: 'signed-in', user: customer };
const { transport, state } = createFakeApi({ token: () => 'token-1' });
state.sessions.set('token-1', customer.id);
state.reservations = [
  buildReservation({ reference: 'LV-NEXT', pickupAt: '2026-11-25T05:10', status: 'confirmed' }),
];

const texts = createPageTexts('fr');
texts.add('fr', 'shell', fr);

const pages = new Map<string, string>();
const offline = () => pages.get('/offline') ?? '';
let calls: number;
let release: () => void;

function follow(
  session: ReadonlyStore<SessionState>,
  language: ReadonlyStore<Language> = createStore<Language>(() => 'fr'),
): void {
  const held = new Promise<void>((resolve) => (release = resolve));
  keepOfflinePage(session, {
    async api(request) {
      calls += 1;
      await held;
      return transport(request);
    },
    brand: buildSiteConfig().brand,
    language,
    t: texts.i18n.getFixedT('fr', 'shell'),
    now: () => new Date('2026-11-23T00:30:00Z'),
  });
}

beforeEach(() => {
  calls = 0;
  pages.clear();
  const cache = { put: async (key: string, page: Response) => void pages.set(key, await page.text()) };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => pages.clear() });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: async () => undefined },
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a visitor’s offline page has the telephone number, in the current language', async () => {
  const language = createStore<Language>(() => 'fr');
  follow(
    createStore<SessionState>(() => ({ status: 'anonymous' })),
    language,
  );
  await vi.waitFor(() => expect(offline()).toContain('tel:'));
  expect([offline().includes('lang="fr"'), offline().includes('<section>'), calls]).toEqual([true, false, 0]);
  language.setState('de');
  await vi.waitFor(() => expect(offline()).toContain('lang="de"'));
});

test('a customer’s offline page has the next ride, requested once, until they sign out', async () => {
  const session = createStore<SessionState>(() => signedIn);
  follow(session);
  session.setState({ ...signedIn }, true);
  release();
  await vi.waitFor(() => expect(offline()).toContain('LV-NEXT'));
  expect(calls).toBe(1);
  session.setState({ status: 'anonymous' }, true);
  await vi.waitFor(() => expect(offline()).not.toContain('LV-NEXT'));
  await vi.waitFor(() => expect(offline()).toContain('tel:'));
});

test('a ride that arrives after signing out is not written to the offline page', async () => {
  const session = createStore<SessionState>(() => signedIn);
  follow(session);
  await vi.waitFor(() => expect(calls).toBe(1));
  session.setState({ status: 'anonymous' }, true);
  release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(offline()).toContain('tel:');
  expect(offline()).not.toContain('LV-NEXT');
});
