// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import type { PageModule, Remote } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import { afterEach, expect, test, vi } from 'vitest';
import { createRemoteLibrary, type RemoteSource } from './remote-library.ts';

afterEach(() => vi.useRealTimers());

const page: PageModule = { Page: () => null, meta: () => ({ title: 'Flotte' }) };

const remoteOf = (module: PageModule): Remote =>
  z.parse(z.custom<Remote>(), {
    id: 'marketing',
    routes: [{ path: '/vehicles/:id', page: async () => module }],
    slots: {},
  });

/** A library of one remote, `marketing`, that owns `/vehicles/:id` and `/forgotten`. */
function plantLibrary(recover?: RemoteSource['recover']) {
  const marketing = z.parse(z.custom<BrowserRelease>(), {
    id: 'marketing',
    version: '0123456789ab',
    provides: [],
    paths: [{ path: '/vehicles/:id' }, { path: '/forgotten' }],
  });
  const loadPage = vi.fn(async () => page);
  const remote = z.parse(z.custom<Remote>(), {
    id: 'marketing',
    routes: [{ path: '/vehicles/:id', page: loadPage }],
    slots: {},
  });
  const load = vi.fn(async (): Promise<Remote> => remote);
  const ensure = vi.fn(async () => undefined);
  const onFailure = vi.fn();
  const library = createRemoteLibrary({
    composition: { id: 'c', shell: 's', overrides: {}, remotes: [marketing] },
    source: { load, ...(recover && { recover }) },
    messages: { ensure, ensureShared: async () => undefined },
    onFailure,
  });
  return { library, load, loadPage, ensure, onFailure, remote };
}

test('a page comes with its texts, and is fetched once', async () => {
  const { library, load, loadPage, ensure } = plantLibrary();
  await expect(library.page('marketing', '/vehicles/:id').ready).resolves.toBe(page);
  await library.page('marketing', '/vehicles/:id').ready;
  expect([load, loadPage, ensure].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('a page and its texts are requested at the same time', async () => {
  const { library, loadPage, ensure } = plantLibrary();
  ensure.mockReturnValue(new Promise(() => {}));
  library.page('marketing', '/vehicles/:id');
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalled());
});

test('a page that fails is reported against its release', async () => {
  const { library, onFailure } = plantLibrary();
  library.page('marketing', '/forgotten');
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(onFailure).toHaveBeenCalledWith({
    remote: 'marketing',
    error: new Error('marketing has no page for /forgotten'),
    where: 'load',
  });
});

test('a slot without a provider fails with an error that names it', async () => {
  const { library, onFailure } = plantLibrary();
  const slot = library.slot('booking/simulator@1');
  await vi.waitFor(() => expect(slot.getState()).toEqual({ status: 'failed' }));
  expect(onFailure.mock.lastCall?.[0]).toMatchObject({ remote: 'booking/simulator@1' });
});

test('a release that took the place of one that failed is named in its report, and serves the visit', async () => {
  const { library, load, onFailure, remote } = plantLibrary(async ({ release, assemble, onReplaced }) => {
    const part = await assemble(Promise.resolve(remote));
    onReplaced({ ...release, version: 'ba9876543210' }, new Error('not found'));
    return part;
  });
  load.mockRejectedValueOnce(new Error('not found'));
  await expect(library.page('marketing', '/vehicles/:id').ready).resolves.toBe(page);
  expect(onFailure.mock.calls).toEqual([
    [
      {
        remote: 'marketing',
        error: new Error('not found'),
        where: 'load',
        replacedBy: 'ba9876543210',
      },
    ],
  ]);
  expect(library.release('marketing')?.version).toBe('ba9876543210');
});

test('a part that was never ready is not reported by what takes its place', async () => {
  const { library, onFailure, remote } = plantLibrary(async ({ release, assemble, onReplaced }) => {
    const part = await assemble(Promise.resolve(remote));
    onReplaced({ ...release, version: 'ba9876543210' }, new Error('never ready'));
    return part;
  });
  const part = library.page('marketing', '/vehicles/:id');
  await part.ready;
  expect(library.parts()).toEqual([part]);
  await part.replaceUnready(() => true);
  expect(part.getState()).toEqual({ status: 'ready', value: page, isReplaced: true });
  expect(onFailure).not.toHaveBeenCalled();
  expect(library.release('marketing')?.version).toBe('ba9876543210');
});

test('pages that came in advance are loaded again from the release that took over, and the page in sight is not', async () => {
  history.replaceState(null, '', '/vehicles/3');
  const { library, remote } = plantLibrary(async ({ release, assemble, onReplaced }) => {
    const part = await assemble(Promise.resolve(remote));
    onReplaced({ ...release, version: 'ba9876543210' }, new Error('never ready'));
    return part;
  });
  const [seen, unseen] = ['/vehicles/:id', '/forgotten'].map((path) => library.page('marketing', path));
  await seen?.ready;
  await seen?.replaceUnready(() => true);
  expect(library.page('marketing', '/vehicles/:id')).toBe(seen);
  expect(library.page('marketing', '/forgotten')).not.toBe(unseen);
});

test('a part that is late is looked for elsewhere, and one that threw at once', async () => {
  vi.useFakeTimers();
  const asked: boolean[] = [];
  const { library, load, onFailure } = plantLibrary(async ({ last, hasThrown }) => {
    asked.push(hasThrown);
    return last;
  });
  load.mockReturnValueOnce(new Promise((resolve) => void setTimeout(resolve, 4_500, remoteOf(page))));
  const part = library.page('marketing', '/vehicles/:id');
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(part.getState()).toMatchObject({ status: 'ready' });
  part.replace(new Error('planted'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([false, true]);
  expect(onFailure.mock.lastCall?.[0]).toMatchObject({ error: new Error('planted'), where: 'render' });
});
