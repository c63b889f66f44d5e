import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite({ LIVREE_TRIALS: 'open' });
});
afterAll(() => site.close());

const documents: readonly [url: string, status: number][] = [
  ['/', 200],
  ['/gone', 404],
  ['/throw', 200],
  ['/reset-password?token=1', 200],
  ['/?remote=booking@0123456789ab', 404],
  ['/checkout-frame/card', 200],
];
const others: readonly [url: string, status: number][] = [
  ['/fleet', 301],
  ['/assets/shell/shell.e1.js', 200],
  ['/assets/shell/none.js', 404],
  ['/pictures/car-480.0a1b2c3d.avif', 200],
  ['/favicon.svg', 200],
  ['/checkout-frame/none', 404],
  ['/healthz', 503],
  ['/api/vehicules', 503],
  ['/%zz', 400],
];

it.each([...documents, ...others])('every answer has the security headers: %s', async (url, status) => {
  const { headers, statusCode } = await site.app.inject({ url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it.each(documents)('a document runs only our own scripts: %s', async (url) => {
  const { headers } = await site.app.inject({ url });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'|\*|https?:/);
  expect(headers).toMatchObject({
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin)/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': expect.any(String),
  });
});

it('the policy of pages allows Google’s maps only if a key is configured', async () => {
  const fetchPolicy = async ({ app }: PlantedSite) =>
    String((await app.inject({ url: '/' })).headers['content-security-policy']);
  expect(await fetchPolicy(site)).not.toMatch(/google|gstatic/);
  const withMaps = await plantSite({ LIVREE_GOOGLE_MAPS_BROWSER_KEY: 'AIza-of-the-test' });
  const policy = await fetchPolicy(withMaps);
  expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
  expect(policy).toMatch(/worker-src 'self' blob:/);
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
  await withMaps.close();
});
