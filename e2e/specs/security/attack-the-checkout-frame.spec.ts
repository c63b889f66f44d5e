import type { Page } from 'playwright/test';
import { connectApi } from '../../support/customers.ts';
import { expect, test } from '../../support/journey.ts';
import { siteOrigin } from '../../support/site.ts';

const protocol = 'livree/checkout-frame@1';

const frameAddress = async (): Promise<string> => {
  const { data } = await connectApi('fr').site.config();
  return `${data.frameOrigin ?? siteOrigin()}/checkout-frame/card?language=fr`;
};

/** A page with the card's frame, and what it heard from it. */
const hostPage = (address: string): string => `<!doctype html><html lang="fr"><title>Host</title>
<iframe src="${address}" name="card" title="card"></iframe><iframe name="beside" title="beside" srcdoc="beside"></iframe>
<script>window.told = []; addEventListener('message', ({ data }) => told.push(data));</script></html>`;

/** Opens such a page at `origin`. */
async function openHost(page: Page, origin: string): Promise<void> {
  const frame = await frameAddress();
  const body = hostPage(frame);
  // A browser keeps a page without an address of its own from this machine; what we answer for it, it takes.
  await page.route(frame, async (route) => route.fulfill({ response: await route.fetch() }));
  await page.route(`${origin}/host`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/host`);
}

const told = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')));

const expectReady = (page: Page) => expect.poll(() => told(page), { timeout: 15_000 }).toContain('"ready"');

/** The frame still answers its page: a card without a number is refused. */
async function expectAnswering(page: Page, request: string): Promise<void> {
  await page.evaluate(
    ([name, asked]) =>
      window.frames[0]?.postMessage({ protocol: name, message: { type: 'tokenize', request: asked } }, '*'),
    [protocol, request] as const,
  );
  await expect.poll(() => told(page)).toContain(`"request":"${request}"`);
}

const stopped = /"violated-directive":"frame-(?:src|ancestors)"/;
test.use({
  tolerated: {
    console: [/Content Security Policy/, /frame-ancestors/, /telemetry\/csp/, /ERR_FAILED/, /ERR_BLOCKED/],
    policyReports: [stopped],
  },
});

test('the payment frame accepts messages from its page only', async ({ page }) => {
  await openHost(page, siteOrigin());
  await expectReady(page);
  await page.frame('beside')?.evaluate((name) => {
    const message = { type: 'tokenize', request: 'stolen' };
    window.parent.frames[0]?.postMessage({ protocol: name, message }, '*');
  }, protocol);
  await expectAnswering(page, 'own');
  expect(await told(page)).not.toContain('stolen');
});

test('malformed, huge and prototype-polluting messages change nothing in the payment frame', async ({
  page,
}) => {
  await openHost(page, siteOrigin());
  await expectReady(page);
  await page.evaluate((name) => {
    const frame = window.frames[0];
    const circle: Record<string, unknown> = { protocol: name };
    circle['message'] = circle;
    const huge = 'x'.repeat(20_000_000);
    const polluting: unknown = JSON.parse(
      `{"protocol":"${name}","message":{"type":"configure","amountCents":1,"__proto__":{"polluted":true},"look":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}}`,
    );
    const hostile = [
      null,
      'ready',
      [],
      circle,
      polluting,
      { protocol: name, message: { type: 'tokenize', request: huge } },
      { protocol: name, message: { type: huge } },
      {
        protocol: name,
        message: { type: 'handleAction', request: '1', action: { kind: 'challenge', url: huge } },
      },
      { protocol: name, message: Array.from({ length: 100_000 }, () => ({})) },
    ];
    for (const data of hostile) frame?.postMessage(data, '*');
  }, protocol);
  await expectAnswering(page, 'own');
  const polluted = await page.frame('card')?.evaluate(() => Reflect.get({}, 'polluted'));
  expect(polluted).toBeUndefined();
});

test('the payment frame shows nothing for a provider address that is a script or another site', async ({
  page,
}) => {
  await openHost(page, siteOrigin());
  await expectReady(page);
  for (const url of [
    'javascript:top.postMessage("ran","*")',
    'data:text/html,<script>top.postMessage("ran","*")</script>',
    'https://evil.example/',
  ])
    await page.evaluate(
      ([name, address]) => {
        const message = { type: 'handleAction', request: '1', action: { kind: 'challenge', url: address } };
        window.frames[0]?.postMessage({ protocol: name, message }, '*');
      },
      [protocol, url] as const,
    );
  await page.waitForTimeout(500);
  await expectAnswering(page, 'own');
  expect(await told(page)).not.toContain('"ran"');
});

test('the payment frame does not open in another site or on its own', async ({ page }) => {
  await openHost(page, 'https://evil.example');
  await page.waitForTimeout(1000);
  expect(await told(page)).toBe('[]');
  await page.goto(await frameAddress());
  await page.waitForTimeout(500);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
