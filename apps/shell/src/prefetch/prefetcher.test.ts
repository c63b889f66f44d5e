// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import type { PageModule, PrefetchContext } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteLibrary } from '../remotes/remote-library.ts';
import { createPrefetcher } from './prefetcher.ts';

vi.mock(import('./heavy-parts.ts'), () => ({ heavyParts: [] }));
vi.mock(import('./likely-paths.ts'), () => ({ likelyPaths: () => ['/broken', '/book', '/rides'] }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A prefetcher over two remotes: `house`, whose pages place a slot, and `trips`, which provides it. What it loads is noted. */
function plant({ isSignedIn = false } = {}) {
  const loaded: string[] = [];
  const note = (name: string) => async (context?: PrefetchContext) =>
    void loaded.push(context ? `${name} with ${JSON.stringify(context.params)} ${context.search}` : name);
  const buildPage = (name: string): PageModule => ({
    Page: () => null,
    meta: () => ({ title: name }),
    prefetch: note(`data of ${name}`),
    prefetchNext: note(`next of ${name}`),
  });
  const releases = z.parse(z.custom<BrowserRelease[]>(), [
    {
      id: 'house',
      paths: [
        { path: '/', access: 'public' },
        { path: '/cars/:id', access: 'public' },
        { path: '/fleet', access: 'public', redirect: '/cars' },
        { path: '/broken', access: 'public' },
      ],
      provides: [],
      needs: { slots: ['trips/price@1', 'nobody/else@1'] },
    },
    {
      id: 'trips',
      paths: [
        { path: '/book', access: 'public' },
        { path: '/rides', access: 'customer' },
      ],
      provides: ['trips/price@1'],
      needs: { slots: ['payments/settlement@1'] },
    },
  ]);
  const library = createRemoteLibrary({
    composition: { id: 'c', shell: 's', overrides: {}, remotes: releases },
    source: {
      load: async ({ id, paths }) => ({
        id,
        contract: 2,
        places: [],
        routes: paths
          .filter(({ path }) => path !== '/broken')
          .map(({ path }) => ({ path, access: 'public', page: async () => buildPage(path) })),
        slots: {
          'trips/price@1': async () => ({ Slot: () => null, prefetch: note('data of trips/price@1') }),
        },
        messages: async () => ({ default: {} }),
      }),
    },
    messages: { ensure: async () => undefined, ensureShared: async () => undefined },
    onFailure: ({ error }) => loaded.push(String(error)),
  });
  const prefetcher = createPrefetcher({
    composition: { id: 'c', shell: 's', overrides: {}, remotes: releases },
    library,
    context: (_remote, params, search) => z.parse(z.custom<PrefetchContext>(), { params, search }),
    isSignedIn: () => isSignedIn,
  });
  return { prefetcher, loaded, home: { remoteId: 'house', page: buildPage('/') } };
}

const later = () => vi.advanceTimersByTimeAsync(30_000);

test('a page is prefetched with the data that its address asks for', async () => {
  const { prefetcher, loaded } = plant();
  prefetcher.page('/Cars/7/?from=home#top');
  await later();
  expect(loaded).toEqual(['data of /cars/:id with {"id":"7"} from=home']);
});

test('a customer’s data is prefetched only for a signed-in customer who shows interest in the page', async () => {
  for (const isSignedIn of [true, false]) {
    const { prefetcher, loaded } = plant({ isSignedIn });
    prefetcher.page('/rides');
    await later();
    expect(loaded).toEqual(isSignedIn ? ['data of /rides with {} '] : []);
  }
});

test.each(['/nowhere', '/fleet'])('nothing is prefetched for %s, which has no page', async (path) => {
  const { prefetcher, loaded } = plant();
  prefetcher.page(path);
  await later();
  expect(loaded).toEqual([]);
});

test('a quiet page prefetches its slots, its next steps and the likely pages, whatever fails on the way', async () => {
  const { prefetcher, loaded, home } = plant();
  prefetcher.follow(home);
  await later();
  expect(loaded).toEqual([
    'next of /',
    'data of trips/price@1 with {} ',
    'Error: house has no page for /broken',
    'data of /book with {} ',
  ]);
});

test('a page that takes payments prefetches no pages of other remotes', async () => {
  const { prefetcher, loaded, home } = plant();
  prefetcher.follow({ remoteId: 'trips', page: home.page });
  await later();
  expect(loaded).toEqual(['next of /']);
});

test('a visitor who moves on gets only what the new page prefetches', async () => {
  const { prefetcher, loaded, home } = plant();
  prefetcher.follow(home);
  prefetcher.follow({ remoteId: 'trips', page: home.page });
  await later();
  expect(loaded.filter((name) => name === 'next of /')).toHaveLength(1);
  expect(loaded).not.toContain('data of trips/price@1 with {} ');
});

test.each([
  ['data is saved', { saveData: true, effectiveType: '4g' }],
  ['the network is slow', { saveData: false, effectiveType: 'slow-2g' }],
])('nothing is prefetched where %s', async (_why, connection) => {
  vi.stubGlobal('navigator', { onLine: true, connection });
  const { prefetcher, loaded, home } = plant();
  prefetcher.page('/book');
  prefetcher.follow(home);
  await later();
  expect(loaded).toEqual([]);
});
