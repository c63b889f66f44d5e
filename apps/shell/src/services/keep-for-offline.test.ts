// @vitest-environment jsdom
import { observable, type SessionState } from '@livree/platform';
import { buildCustomer, buildSiteConfig } from '@livree/testing/builders';
import { createFakeApi } from '@livree/testing/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followForOffline } from './keep-for-offline.ts';

const customer = buildCustomer();
const signedIn: SessionState = { status: 'signed-in', user: customer };
const { transport, state } = createFakeApi({ token: () => 'token-1' });
state.sessions.set('token-1', customer.id);

const pages = new Map<string, string>();
let calls: number;
let release: () => void;

function follow(session: ReturnType<typeof observable<SessionState>>): void {
  const held = new Promise<void>((resolve) => (release = resolve));
  followForOffline(session, {
    async api(request) {
      calls += 1;
      await held;
      return transport(request);
    },
    brand: buildSiteConfig().brand,
    language: () => 'fr',
    t: (key) => key,
    now: () => new Date(),
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

test('a customer has a page, asked for once, until they sign out', async () => {
  const session = observable<SessionState>(signedIn);
  follow(session);
  session.set({ ...signedIn });
  release();
  await vi.waitFor(() => expect(pages.get('/offline')).toContain('tel:'));
  expect(calls).toBe(1);
  session.set({ status: 'anonymous' });
  await vi.waitFor(() => expect(pages.size).toBe(0));
});

test('what comes after the sign-out is not kept', async () => {
  const session = observable<SessionState>(signedIn);
  follow(session);
  await vi.waitFor(() => expect(calls).toBe(1));
  session.set({ status: 'anonymous' });
  release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pages.size).toBe(0);
});
