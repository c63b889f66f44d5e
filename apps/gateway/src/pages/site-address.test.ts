import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { siteAddress } from './site-address.ts';

const site = 'http://localhost:4400';

test.each([
  ['127.0.0.1', '/de/reservation?etape=2', 'http://localhost:4400/de/reservation?etape=2'],
  ['[::1]', '/', 'http://localhost:4400/'],
  ['127.0.0.1', '//evil.example/', 'http://localhost:4400/evil.example/'],
  ['127.0.0.1', 'http://evil.example/x', 'http://localhost:4400/x'],
  ['localhost', '/', undefined],
  ['livree.example', '/', undefined],
])('the redirect of a page requested at host %s by %s is %s', (hostname, url, address) =>
  expect(siteAddress(site, hostname, url)).toBe(address),
);

test('a site with a public address answers requests of its own machine under any name', () =>
  expect(siteAddress('https://livree.example', '127.0.0.1', '/')).toBeUndefined());

let planted: PlantedSite;
beforeAll(async () => {
  planted = await plantSite({ LIVREE_SITE_URL: site });
});
afterAll(() => planted.close());

it('a visitor of 127.0.0.1 is redirected to the address of the site, where frames load', async () => {
  const ask = (url: string) => planted.app.inject({ url, headers: { host: '127.0.0.1:4400' } });
  const { statusCode, headers } = await ask('/vehicles?type=van');
  expect([statusCode, headers.location]).toEqual([308, `${site}/vehicles?type=van`]);
  expect((await ask('/healthz')).statusCode).not.toBe(308);
});
