import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite();
});
afterAll(() => site.close());

it('a frame runs the live payments release in a document that only this site may frame', async () => {
  const cookie = 'language=en; theme=dark; accent=green';
  const { body, headers, statusCode } = await site.app.inject({
    url: '/checkout-frame/card',
    headers: { cookie },
  });
  const { payments } = site.releases;
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="en" data-mode="dark" data-accent="green" data-session="out">');
  expect(body).toContain(
    `src="/assets/payments/${payments?.version}/frame-card.dd44.js" integrity="${payments?.frames[0]?.script.integrity}"`,
  );
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('https:');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
});

it('a frame exists only if the composition has it', async () => {
  expect((await site.app.inject({ url: '/checkout-frame/wallet' })).statusCode).toBe(404);
});

it('a frame allows a payment provider only if it is configured, and pages never do', async () => {
  const configured = await plantSite({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' });
  const frame = await configured.app.inject({ url: '/checkout-frame/card' });
  expect(frame.headers['content-security-policy']).toContain('https://js.stripe.com');
  expect(frame.headers['content-security-policy']).not.toContain('paypal');
  expect(frame.body).toContain('<meta name="stripe-key" content="pk_test_1">');
  expect(frame.body).not.toContain('script-nonce');
  const page = await configured.app.inject({ url: '/' });
  expect(page.headers['content-security-policy']).not.toContain('stripe');
  await configured.close();
});

it('a frame has PayPal’s client id and, in every answer, a new nonce', async () => {
  const configured = await plantSite({ PAYPAL_CLIENT_ID: 'client-1' });
  const fetchNonce = async () => {
    const { body, headers } = await configured.app.inject({ url: '/checkout-frame/card' });
    expect(body).toContain('<meta name="paypal-key" content="client-1">');
    const nonce = /<meta name="script-nonce" content="([\w-]{22})">/.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    return nonce;
  };
  expect(await fetchNonce()).not.toBe(await fetchNonce());
  await configured.close();
});
