import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from '@livree/contracts/schema';
import { reportsSchema } from '@livree/document';
import type { Page } from 'playwright/test';
import { publishChanged, trialLink } from '../../support/changed-release.ts';
import { hostileTries, plantTries } from '../../support/hostile/hostile-release.ts';
import type { HostileTry, Outcome } from '../../support/hostile/hostile-try.ts';
import { expect, test } from '../../support/journey.ts';
import { siteOrigin } from '../../support/site.ts';

test.setTimeout(120_000);
test.use({ tolerated: { console: [/./], pageErrors: [/./], policyReports: [/./] } });

/** Milliseconds in which a request would have reached the other site. */
const onTheWay = 150;
/** Milliseconds in which the shell notices what it looks for. */
const noticed = 7_000;

/** Another site, which writes down what reaches it. */
async function openOtherSite() {
  const heard: string[] = [];
  const server = createServer((request, answer) => {
    heard.push(request.url ?? '');
    answer.writeHead(200, { 'access-control-allow-origin': '*' }).end('<p>another site</p>');
  });
  server.on('upgrade', (request, socket) => {
    heard.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = z.parse(z.custom<AddressInfo>(), server.address());
  // The stand-in of Google, to which pages may lead, is at 127.0.0.1.
  return { origin: `http://elsewhere.localhost:${port}`, heard, close: () => server.close() };
}

/** What the page reports of the hostile release. Playwright does not see what a beacon carries. */
async function noteReports(page: Page, version: string): Promise<string[]> {
  const noted: string[] = [];
  await page.exposeFunction('note', (text: string) => {
    const { data = [] } = z.safeParse(reportsSchema, JSON.parse(text));
    for (const report of [data].flat())
      if (report.kind === 'error' && report.version === version) noted.push(report.name);
  });
  await page.addInitScript(() => {
    const own = navigator.sendBeacon.bind(navigator);
    const OwnBlob = Blob;
    navigator.sendBeacon = (address, body) => {
      if (body instanceof OwnBlob) void body.text().then((text) => Reflect.get(window, 'note')(text));
      return own(address, body);
    };
  });
  return noted;
}

/**
 * Runs a try in a file of the release, and returns whether it says that it succeeded. The timer keeps it out of reach of
 * the debugger, which may evaluate text.
 */
const attempt = (page: Page, index: number, evil: string): Promise<boolean> =>
  page.evaluate(
    async ([at, origin]) => {
      await new Promise((resolve) => void setTimeout(resolve));
      const run: unknown = Reflect.get(Reflect.get(globalThis, 'hostile'), at);
      try {
        return typeof run === 'function' && (await run(origin)) === true;
      } catch {
        return false;
      }
    },
    [index, evil] as const,
  );

const row = ({ name, outcome, why }: HostileTry): string => `| ${name} | ${outcome} | ${why} |`;

/** A table without the spaces that align its columns. */
const withoutPadding = (table: string): string => table.replaceAll(/ {2,}/g, ' ');

test('a hostile release is stopped or noticed, except for what docs/security.md says', async ({ page }) => {
  const evil = await openOtherSite();
  const version = await publishChanged('marketing', plantTries);
  const noted = await noteReports(page, version);
  await page.goto(await trialLink(`marketing@${version}`));
  // The code that notices comes when the page is idle.
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBeGreaterThan(0);
  // A page's own context comes with the next page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => page.evaluate(() => 'given' in globalThis)).toBe(true);

  const outcomes: [name: string, outcome: Outcome][] = [];
  for (const [index, { name, outcome, undo }] of hostileTries.entries()) {
    noted.splice(0);
    const folder = `/${index}`;
    const isDone = await attempt(page, index, evil.origin + folder);
    await page.waitForTimeout(onTheWay);
    expect(page.url(), `after a release that ${name}`).toContain(siteOrigin());
    const isThrough = isDone || evil.heard.some((path) => path.startsWith(`${folder}/`));
    const end = Date.now() + (outcome === 'detected' ? noticed : 0);
    const isNoted = () => noted.includes('limit: LimitError');
    while (!isNoted() && Date.now() < end) await page.waitForTimeout(onTheWay);
    outcomes.push([name, isThrough ? (isNoted() ? 'detected' : 'out of reach') : 'blocked']);
    if (undo !== undefined) await page.evaluate(undo);
  }
  evil.close();
  console.table(Object.fromEntries(outcomes));
  expect(outcomes).toEqual(hostileTries.map(({ name, outcome }) => [name, outcome]));
});

test('docs/security.md has every try', async () => {
  const text = withoutPadding(await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8'));
  expect(hostileTries.map(row).filter((each) => !text.includes(each))).toEqual([]);
});

test('a script leads to a host that a part declares, and a visitor to any', async ({ page }) => {
  const other = await openOtherSite();
  await page.route('https://anywhere.example/**', (route) => route.fulfill({ body: 'another site' }));
  await page.goto('/');
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBeGreaterThan(0);
  // The site declares the host of its sign-in provider, a part that of a messenger.
  const declared = `${other.origin.replace('elsewhere.localhost', '127.0.0.1')}/declared?by=the-site`;
  await page.evaluate((address) => location.assign(address), declared);
  await page.waitForURL(declared);
  const to = 'https://wa.me/33123456789';
  const led = await page.request.get(`/departures?${new URLSearchParams({ to })}`, { maxRedirects: 0 });
  expect([led.status(), led.headers()['location']]).toEqual([303, to]);
  await page.goto('/');
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: 'https://anywhere.example/', textContent: 'anywhere' });
    document.body.append(link);
  });
  await page.getByRole('link', { name: 'anywhere' }).click();
  await page.waitForURL('https://anywhere.example/');
  other.close();
});
