import { bucketCount, isInShare } from '@livree/release/canary';
import { beginCanary } from '@livree/release/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

const siteOrigin = 'https://livree.example';
const frameOrigin = 'https://pay.livree.example';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite({
    LIVREE_SITE_URL: siteOrigin,
    LIVREE_FRAME_ORIGIN: frameOrigin,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  });
});
afterAll(() => site.close());

const ask = async (origin: 'site' | 'frames', url: string, cookie = '') => {
  const app = origin === 'site' ? site.app : site.frames;
  if (app === undefined) throw new Error('frames have no origin of their own');
  const { body, headers, statusCode } = await app.inject({ url, headers: { cookie } });
  return { body, headers, statusCode, policy: String(headers['content-security-policy']) };
};

it('frame documents are served on the frame origin, and only pages of the site may frame them', async () => {
  const { body, policy, statusCode } = await ask('frames', '/checkout-frame/card?language=de');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="de"');
  expect(body).toContain(`<meta name="site-origin" content="${siteOrigin}">`);
  expect(policy).toContain(`frame-ancestors ${siteOrigin};`);
  expect(policy).toContain(`frame-src ${siteOrigin} https://js.stripe.com`);
  expect(policy).toContain(`report-uri ${siteOrigin}/telemetry/csp`);
  expect((await ask('site', '/')).policy).toContain(`frame-src ${frameOrigin};`);
});

it('a document of the site allows no payment provider', async () => {
  expect((await ask('site', '/checkout-frame/card')).statusCode).toBe(404);
  expect((await ask('site', '/')).policy).not.toContain('stripe');
});

it('wallets are allowed only for the frame and the provider’s script in it', async () => {
  const fetchPermissions = async (origin: 'site' | 'frames', url: string) =>
    (await ask(origin, url)).headers['permissions-policy'];
  expect(await fetchPermissions('site', '/')).toContain(`payment=(self "${frameOrigin}"),`);
  expect(await fetchPermissions('frames', '/checkout-frame/card')).toContain(
    'payment=(self "https://js.stripe.com"),',
  );
  expect(await fetchPermissions('site', '/checkout-frame/return')).toContain('payment=(self),');
});

it('a provider’s return page leads customers back to the site, in the frame or in a window', async () => {
  const { body, policy, statusCode } = await ask('site', '/checkout-frame/return?outcome=cancelled');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<meta name="frame-origin" content="${frameOrigin}">`);
  expect(body).not.toContain('stripe-key');
  expect(policy).toContain(`frame-ancestors 'self' ${frameOrigin};`);
  expect(policy).not.toContain('stripe');
  expect((await ask('frames', '/checkout-frame/return')).statusCode).toBe(404);
});

it('the frame origin serves frames and built files, and nothing else of the site', async () => {
  const { payments } = site.releases;
  const script = `/assets/payments/${payments?.version}/frame-card.dd44.js`;
  expect((await ask('frames', script)).statusCode).toBe(200);
  for (const url of [
    '/',
    '/payments',
    '/backend/public/api/config',
    '/sitemap.xml',
    '/healthz',
    '/telemetry',
  ])
    expect((await ask('frames', url)).statusCode, url).toBe(404);
});

it('frames on their own origin have the live release, whoever gets a canary', async () => {
  const canary = await site.publish({
    id: 'payments',
    edition: '2',
    paths: ['/payments'],
    frames: ['card', 'return'],
  });
  const running = { version: canary.version, share: 0.5 };
  await beginCanary(site.ledger, { remote: 'payments', ...running }, new Date());
  const hasCanary = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).body.includes(`/assets/payments/${canary.version}/`);
  for (let frame = 0; frame < 20; frame += 1)
    expect(await hasCanary('frames', '/checkout-frame/card')).toBe(false);
  const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const its = buckets.find((bucket) => isInShare(bucket, running));
  expect(await hasCanary('site', '/checkout-frame/return', `bucket=${its}`)).toBe(true);
});
