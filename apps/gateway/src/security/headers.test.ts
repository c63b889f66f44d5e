import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    // Without one, a script of the site could act in its document as if there were no policy.
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors '(?:none|self)'/),
  });
});

describe('a request that is too long', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  });
  const long = 'x'.repeat(20_000);

  it('is refused with the headers of every answer, and its browser keeps its cookies', async () => {
    const { status, headers } = await fetch(`${origin}/?${long}`);
    expect(status).toBe(431);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('clear-site-data')).toBe(false);
  });

  it('because of its cookies loses them, so that the next one is answered', async () => {
    const { status, headers } = await fetch(`${origin}/`, { headers: { cookie: `long=${long}` } });
    expect([status, headers.get('clear-site-data')]).toEqual([431, '"cookies"']);
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
  const without = await fetchPolicy(site);
  expect(without).not.toMatch(/google|gstatic/);
  expect(without).toContain('; trusted-types default;');
  const withMaps = await plantSite({ LIVREE_GOOGLE_MAPS_BROWSER_KEY: 'AIza-of-the-test' });
  const policy = await fetchPolicy(withMaps);
  expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
  expect(policy).toMatch(/worker-src 'self' blob:/);
  expect(policy).toContain('; trusted-types default google-maps-api-loader google-maps-api#html;');
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
  await withMaps.close();
});
