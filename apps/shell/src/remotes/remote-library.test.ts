import { z } from '@livree/contracts/schema';
import type { PageModule, Remote } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import { expect, test, vi } from 'vitest';
import { createRemoteLibrary } from './remote-library.ts';

const page: PageModule = { Page: () => null, meta: () => ({ title: 'Flotte' }) };

/** A library of one remote, `marketing`, that owns `/vehicles/:id` and redirects `/fleet`. */
function plantLibrary() {
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
  const load = vi.fn(async () => remote);
  const ensure = vi.fn(async () => undefined);
  const onFailure = vi.fn();
  const library = createRemoteLibrary({
    composition: { id: 'c', shell: 's', overrides: {}, remotes: [marketing] },
    source: { load },
    messages: { ensure, ensureShared: async () => undefined },
    onFailure,
  });
  return { library, load, loadPage, ensure, onFailure };
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
    version: '0123456789ab',
    error: new Error('marketing has no page for /forgotten'),
  });
});

test('a slot without a provider fails with an error that names it', async () => {
  const { library, onFailure } = plantLibrary();
  const slot = library.slot('booking/simulator@1');
  await vi.waitFor(() => expect(slot.getState()).toEqual({ status: 'failed' }));
  expect(onFailure.mock.lastCall?.[0]).toMatchObject({ remote: 'booking/simulator@1', version: 'none' });
});
