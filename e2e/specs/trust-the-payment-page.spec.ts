import { integrityOf } from '@livree/release';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { promisedHash } from '../support/releases.ts';
import { siteOrigin } from '../support/site.ts';

/** Every script that a page with a payment on it may run, and why it is there (PCI DSS 6.4.3). */
const inventory = [
  {
    files: /^\/assets\/shell\/[\w.-]+\.js$/,
    reason: 'the host: header, routing, session, React and what all share',
  },
  { files: /^\/assets\/booking\/\w+\/[\w.-]+\.js$/, reason: 'the wizard whose last step the payment is' },
  {
    files: /^\/assets\/payments\/\w+\/[\w.-]+\.js$/,
    reason: 'the checkout, its frame, and the list of payments',
  },
];

interface Script {
  readonly address: URL;
  readonly body: Promise<Buffer>;
}

/** The scripts that a page asks for to run them; what is fetched for a later page is not among them. */
function scriptsOf(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script' && !('sec-purpose' in request.headers()))
      scripts.push({ address: new URL(response.url()), body: response.body() });
  });
  return scripts;
}

async function expectInventoried(scripts: readonly Script[]): Promise<void> {
  expect(scripts.length).toBeGreaterThan(0);
  for (const { address, body } of scripts) {
    const { origin, pathname } = address;
    expect(origin, `the origin of ${pathname}`).toBe(siteOrigin());
    const entry = inventory.find(({ files }) => files.test(pathname));
    expect(entry?.reason, `why ${pathname} is there`).toBeDefined();
    expect(integrityOf(await body), `the bytes of ${pathname}`).toBe(await promisedHash(pathname));
  }
}

test('where a customer pays, only listed scripts run, with the bytes that were released', async ({
  booking,
  customer,
  ride,
  page,
}) => {
  expect(customer.name).not.toBe('');
  const scripts = scriptsOf(page);
  const policies: string[] = [];
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'];
    if (response.request().isNavigationRequest() && policy !== undefined) policies.push(policy);
  });
  await booking.reachPayment(ride);
  await expectInventoried(scripts.splice(0));
  await page.goto('/payments');
  await page.waitForLoadState('networkidle');
  await expectInventoried(scripts);
  // The page, the checkout's frame, the list of payments: none lets in an inline script but the page's own two.
  expect(policies.length).toBeGreaterThanOrEqual(3);
  for (const policy of policies) expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){0,2};/);
});
