import { z } from '@livree/contracts/schema';
import { routeOwner, type BrowserComposition, type BrowserRelease } from '@livree/release';
import { oddAddresses, oddPaths } from '@livree/release/testing';
import fc from 'fast-check';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createRoutes } from './routes.tsx';

const remotes = Object.entries(oddPaths).map(([id, path]) =>
  // The route table needs only these.
  z.parse(z.custom<BrowserRelease>(), { id, paths: [{ path, access: 'public' }] }),
);
const composition: BrowserComposition = { id: 'c', shell: 's', overrides: {}, remotes };
const routes = createRoutes(composition);

test.each(oddAddresses)('the router gives %s to %s', (address, owner, params) => {
  const { matches } = createMemoryRouter(routes, { initialEntries: [address] }).state;
  const { route, params: found } = matches.at(-1) ?? {};
  expect(route?.path).toBe(owner === undefined ? '*' : oddPaths[owner]);
  if (owner !== undefined) expect(found).toMatchObject(params);
});

test('the router and routeOwner agree for any address', () => {
  // The router warns about each address that it cannot decode.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const segment = fc.oneof(
    fc.constantFrom('tours', 'Tours', 't%6Furs', 'photos', 'guides', 'a%2Fb', '%', '', '.', '7', '*', ':id'),
    fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
  );
  const address = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(address, (asked) => {
      const chosen = matchRoutes(routes, asked)?.at(-1);
      const owned = routeOwner(remotes, asked);
      // The router's `*` matches no line separator, so it has no route for those.
      expect(chosen?.route.path ?? '*').toBe(owned?.path.path ?? '*');
      if (owned !== undefined) expect({ ...chosen?.params }).toEqual({ ...owned.params });
    }),
    { numRuns: 300 },
  );
});
