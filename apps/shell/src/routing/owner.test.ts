import type { Composition, Release } from '@livree/release';
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { ownerOf } from './owner.ts';

function remote(id: string, ...paths: readonly { path: string; redirect?: string }[]): Release {
  // The route table is made of these alone.
  return z.parse(z.custom<Release>(), { id, paths });
}

const composition: Composition = {
  id: 'c',
  shell: 's',
  overrides: {},
  remotes: [
    remote('marketing', { path: '/' }, { path: '/vehicles/:id' }, { path: '/fleet', redirect: '/vehicles' }),
    remote('account', { path: '/vehicles/mine' }),
    remote('blog', { path: '/blog/*' }),
  ],
};

test.each([
  ['/', { remoteId: 'marketing', path: '/' }],
  ['/vehicles/7?from=home#top', { remoteId: 'marketing', path: '/vehicles/:id', params: { id: '7' } }],
  ['/vehicles/mine/', { remoteId: 'account', path: '/vehicles/mine' }],
  ['/fleet', { remoteId: 'marketing', redirect: '/vehicles' }],
  ['/blog/tag/services', { remoteId: 'blog', path: '/blog/*' }],
])('%s is known to belong to a remote', (path, owned) => {
  expect(ownerOf(composition, path)).toMatchObject(owned);
});

test('an address of nobody has no owner', () => {
  expect(ownerOf(composition, '/nowhere')).toBeUndefined();
});
