import { createSurface } from '@livree/release/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite({ LIVREE_GOOGLE_ISSUER: 'https://id.example' });
});
afterAll(() => site.close());

/** Where a page is led that leaves for `to`; undefined if it stays. */
async function leave(to: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const answer = await site.app.inject({ url: `/departures?${new URLSearchParams({ to })}`, headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.statusCode).toBe(answer.headers.location === undefined ? 204 : 303);
  return answer.headers.location;
}

it('a page with a release that does not say where it leads leaves for any site', async () => {
  expect(await leave('https://evil.example/told?by=me#and')).toBe('https://evil.example/told?by=me#and');
});

it('a page leads to the hosts alone that its releases declare', async () => {
  const plans = [
    { id: 'blog', paths: ['/blog'], hosts: [] },
    { id: 'marketing', paths: ['/'], hosts: ['wa.me'] },
    { id: 'booking', paths: ['/reservation'], hosts: [] },
    { id: 'payments', paths: ['/payments'], hosts: [] },
  ];
  for (const { hosts, ...plan } of plans) {
    const surface = createSurface({ hosts });
    await site.promote(await site.publish({ ...plan, edition: '2', server: standInBundle('2'), surface }));
  }
  // What was promoted has to be loaded first.
  await expect.poll(() => leave('https://evil.example/told'), { timeout: 10_000 }).toBeUndefined();
  expect(await leave('https://wa.me/33123456789?text=a%20b')).toBe('https://wa.me/33123456789?text=a%20b');
  expect(await leave('https://id.example/authorize')).toBe('https://id.example/authorize');
  for (const address of [
    'https://wa.me@evil.example/',
    'https://wa.me.evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'data:text/html,told',
    '',
  ])
    expect(await leave(address), address).toBeUndefined();
});

it('another site leads nobody by way of this one', async () => {
  expect(await leave('https://wa.me/33123456789', { 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  expect(await leave('https://wa.me/33123456789', { 'sec-fetch-site': 'same-origin' })).toBeDefined();
});
