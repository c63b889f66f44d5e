import { expect, it } from 'vitest';
import { routeOwner } from './route-owner.ts';

const remote = (id: string, ...patterns: string[]) => ({
  id,
  paths: patterns.map((path) => ({ path, access: 'public' as const, scripts: [], css: [] })),
});
const remotes = [
  remote('marketing', '/', '/vehicles', '/vehicles/:id'),
  remote('blog', '/blog', '/blog/*'),
  remote('account', '/vehicles/mine'),
];

it.each([
  ['/', 'marketing'],
  ['/vehicles/', 'marketing'],
  ['/vehicles/7', 'marketing'],
  ['/vehicles/mine', 'account'],
  ['/blog/a/b', 'blog'],
  ['/vehicles/7/photos', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => {
  expect(routeOwner(remotes, path)?.remote.id).toBe(owner);
});
