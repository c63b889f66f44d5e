import type { Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserRelease } from '@livree/release';
import { buildSiteConfig } from '@livree/testing/builders';
import type { FakeApi } from '@livree/testing/fake-api';
import { vi } from 'vitest';
import { createBrowserHost } from '../host/browser-host.ts';
import type { ShellHost } from '../host/shell-host.tsx';

const base = '/backend/public/api';

/** A `fetch` that the fake API answers. */
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

export const booking = z.parse(z.custom<BrowserRelease>(), {
  id: 'booking',
  version: '0123456789ab',
  provides: [],
  paths: [
    { path: '/reservation', access: 'public' },
    { path: '/reservations', access: 'customer' },
  ],
});

/** Starts the shell in this window, with an API that answers its calls. Pages of one window share what is stored. */
export function openPage(
  api: FakeApi,
  go: (path: string) => void = () => undefined,
  language: Language = 'fr',
  overrides: Readonly<Record<string, string>> = {},
): ShellHost {
  vi.stubGlobal('fetch', fetchFrom(api));
  const host = createBrowserHost({
    document: {
      language,
      composition: { id: 'c', shell: 'abcdef012345', remotes: [booking], overrides },
      config: buildSiteConfig(),
      rendered: false,
      state: null,
    },
    messages: {},
    source: { load: () => Promise.reject(new TypeError('no remotes here')) },
    go,
  });
  host.start();
  return host;
}
