// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import type { FakeApi } from '@livree/testing/fake-api';
import { describeShellServices } from '@livree/testing/shell-suite';
import { afterEach, vi } from 'vitest';
import { createBrowserHost } from '../browser-host.ts';

const base = '/backend/public/api';

/** `fetch` that is answered by the fake API. */
function fetchFrom({ transport }: FakeApi): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const { status, body } = await transport({
      method: init?.method ?? 'GET',
      path: url.pathname.slice(base.length),
      query: url.searchParams,
      headers: {},
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      session: new Headers(init?.headers).has('authorization') ? 'optional' : 'none',
      signal: undefined,
    });
    return Response.json(body, { status });
  };
}

function openPage(api: FakeApi) {
  vi.stubGlobal('fetch', fetchFrom(api));
  const host = createBrowserHost({
    document: {
      language: 'fr',
      composition: { id: 'c', shell: 's', remotes: [], overrides: {} },
      config: buildSiteConfig(),
      rendered: false,
      state: null,
    },
    messages: {},
    source: { load: () => Promise.reject(new Error('no remotes here')) },
    go: () => undefined,
  });
  host.start();
  return host.services;
}

afterEach(() => vi.unstubAllGlobals());

describeShellServices('the shell services', () => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-mode');
  document.documentElement.removeAttribute('data-accent');
  return { open: openPage, stored: (key) => localStorage.getItem(key) };
});
