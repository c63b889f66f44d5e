import { computeIntegrity } from '@livree/release/ledger';
import type { Page } from 'playwright/test';
import type { Customer } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { allowedOrigin } from '../../support/other-origin.ts';
import { promisedHash } from '../../support/releases.ts';
import { siteOrigin } from '../../support/site.ts';

/** Every script that may run on a page with a payment, and its reason (PCI DSS 6.4.3). */
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
  { files: /^\/assets\/account\/\w+\/[\w.-]+\.js$/, reason: 'the log-in of a visitor in the last step' },
];

interface Script {
  readonly address: URL;
  readonly body: Promise<Buffer>;
  /** Whether the page itself runs it, and not a frame in it. */
  readonly isOfPage: boolean;
}

/** The scripts that a page requests to run, without those prefetched for a later page. */
function recordScripts(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script' && !('sec-purpose' in request.headers()))
      scripts.push({
        address: new URL(response.url()),
        body: response.body(),
        isOfPage: request.frame() === page.mainFrame(),
      });
  });
  return scripts;
}

async function expectInventoried(scripts: readonly Script[], frameOrigin: string): Promise<void> {
  expect(scripts.length).toBeGreaterThan(0);
  for (const { address, body, isOfPage } of scripts) {
    const { origin, pathname } = address;
    expect(origin, `the origin of ${pathname}`).toBe(isOfPage ? siteOrigin() : frameOrigin);
    const entry = inventory.find(({ files }) => files.test(pathname));
    expect(entry?.reason, `why ${pathname} is there`).toBeDefined();
    expect(computeIntegrity(await body), `the bytes of ${pathname}`).toBe(await promisedHash(pathname));
  }
}

async function readFrameOrigin({ api }: Customer): Promise<string> {
  const { data } = await api.site.config();
  return data.frameOrigin ?? siteOrigin();
}

test(
  'pages with a payment run only listed scripts, with the released bytes',
  { tag: '@window' },
  async ({ booking, customer, ride, page }) => {
    const frameOrigin = await readFrameOrigin(customer);
    const scripts = recordScripts(page);
    const policies: string[] = [];
    page.on('response', (response) => {
      const policy = response.headers()['content-security-policy'];
      if (response.request().isNavigationRequest() && policy !== undefined) policies.push(policy);
    });
    await booking.reachPayment(ride);
    await expectInventoried(scripts.splice(0), frameOrigin);
    await page.goto('/payments');
    await page.waitForLoadState('networkidle');
    await expectInventoried(scripts, frameOrigin);
    // The page, the checkout's frame, the list of payments: none allows an inline script except the page's own two, and
    // no host except that of the maps, for which this site has a key, and the origin from which releases may come.
    expect(policies.length).toBeGreaterThanOrEqual(3);
    const own = /script-src 'self'(?: 'sha256-[\w+/=]+'){0,2}(?: https:\/\/maps\.googleapis\.com)?;/;
    for (const policy of policies) expect(policy.replace(` ${allowedOrigin()}`, '')).toMatch(own);
  },
);

test("a script in the card's frame cannot read anything that the site stores", async ({
  booking,
  customer,
  ride,
  page,
}) => {
  const frameOrigin = await readFrameOrigin(customer);
  expect(frameOrigin).not.toBe(siteOrigin());
  await booking.reachPayment(ride);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(customer.token);
  const frame = page.frames().find((child) => child.url().startsWith(`${frameOrigin}/checkout-frame/`));
  if (frame === undefined) throw new Error('no frame of the frame origin');
  expect(await frame.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  const reach = frame.evaluate(() => window.parent.localStorage.getItem('auth_token'));
  await expect(reach).rejects.toThrow(/Blocked a frame with origin/);
});
