import { expect, it } from 'vitest';
import { routeOwner } from './route-owner.ts';
import { oddAddresses, oddPaths } from './testing/index.ts';

const remote = (id: string, ...patterns: string[]) => ({
  id,
  paths: patterns.map((path) => ({ path, access: 'public' as const, scripts: [], css: [] })),
});
const remotes = [
  remote('marketing', '/', '/vehicles', '/vehicles/:id'),
  remote('blog', '/blog', '/blog/*', '/blog/tag/:tag'),
  remote('account', '/vehicles/mine'),
];

it.each([
  ['/', 'marketing', '/'],
  ['/vehicles/', 'marketing', '/vehicles'],
  ['/vehicles/7?from=home#top', 'marketing', '/vehicles/:id'],
  ['/vehicles/mine', 'account', '/vehicles/mine'],
  ['/blog', 'blog', '/blog'],
  ['/blog/a/b', 'blog', '/blog/*'],
  ['/blog/tag/nice', 'blog', '/blog/tag/:tag'],
  ['/vehicles/7/photos', undefined, undefined],
  ['/vehicles/%E0%A4%A', 'marketing', '/vehicles/:id'],
])('%s belongs to %s as %s', (address, owner, path) => {
  const owned = routeOwner(remotes, address);
  expect([owned?.remote.id, owned?.path.path]).toEqual([owner, path]);
});

it.each(oddAddresses)('%s belongs to %s', (address, owner, params) => {
  const owners = Object.entries(oddPaths).map(([id, path]) => remote(id, path));
  const owned = routeOwner(owners, address);
  expect(owned && [owned.remote.id, { ...owned.params }]).toEqual(owner && [owner, params]);
});
