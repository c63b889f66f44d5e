import { openNamedLedger, promote, publish, rollback, type Ledger } from '@livree/release/ledger';
import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { changedBuild, type Change } from '../../support/changed-release.ts';
import { codeFaults, plantFault, type CodeFault } from '../../support/code-faults.ts';
import { registerCustomer, signIn } from '../../support/customers.ts';
import { fileFaults, openFaultyWay, type FaultyWay, type FileFault } from '../../support/faulty-files.ts';
import { afterRefusal } from '../../support/journey.ts';
import { openContext } from '../../support/open-context.ts';
import { startSite, type RunningSite } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';
import { untilShown } from '../../support/until-shown.ts';

test.describe.configure({ mode: 'serial', timeout: 400_000 });

/** A page of each remote, and all others. An address that has a parameter needs no such row: a page says so too. */
const pages = {
  booking: ['/reservation'],
  account: [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify/0000',
    '/reservations',
    '/reservations/1',
    '/profile',
    '/settings',
  ],
  marketing: [
    '/contact',
    '/',
    '/services',
    '/prices',
    '/vehicles',
    '/gallery',
    '/about',
    '/terms',
    '/privacy',
    '/legal',
    '/accessibility',
  ],
  blog: ['/blog', '/blog/transfert-aeroport', '/blog/tag/services'],
  payments: ['/payments'],
} as const;
type Remote = keyof typeof pages;
const remotes: readonly Remote[] = ['booking', 'account', 'marketing', 'blog', 'payments'];

type Fault = CodeFault | FileFault;
const isCode = (fault: Fault): fault is CodeFault => codeFaults.some((kind) => kind === fault);

/** Works as before; the version is another one. */
const unchanged: Change = (path, text) =>
  path.startsWith('server/') ? `${text}\n// once more\n` : undefined;

let site: RunningSite;
let way: FaultyWay;
let ledger: Ledger;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startSite();
  way = await openFaultyWay(site.origin);
  ledger = await openNamedLedger({}, site.data);
});
test.afterAll(async () => {
  way.close();
  await site.stop();
});

/** Releases every remote with its fault, has `act` visit the site, and goes back. */
async function withFaults(faults: ReadonlyMap<Remote, Fault>, act: () => Promise<void>): Promise<void> {
  const versions = new Map<Remote, string>();
  for (const [remote, fault] of faults) {
    const build = await changedBuild(remote, isCode(fault) ? plantFault(fault) : unchanged, ledger);
    await publish(ledger, remote, build.read, new Date(), { isUnchecked: true });
    if (!isCode(fault)) way.spoil(`${remote}/${build.version}`, fault);
    versions.set(remote, build.version);
  }
  await promote(ledger, Object.fromEntries(versions), new Date());
  await untilShown(site.origin, [...versions.values()]);
  try {
    await act();
  } finally {
    for (const remote of versions.keys()) await rollback(ledger, remote, new Date());
  }
}

/** A visitor who refused cookies; for pages of customers, a customer. */
async function openVisit(browser: Browser, isCustomers: boolean): Promise<BrowserContext> {
  const context = await openContext(browser, { storageState: afterRefusal(way.origin) });
  if (isCustomers) await signIn(context, await registerCustomer('fr', way.origin), way.origin);
  return context;
}

const customers = /^\/(?:payments|reservations|profile|settings)/;

/** The release before is fetched for a page. */
const replacement = (page: Page, remote: Remote, before: string) =>
  page.waitForResponse(
    (answer) => new RegExp(`/assets/${remote}/${before}/\\d+/remote\\.js$`).test(answer.url()) && answer.ok(),
    { timeout: 60_000 },
  );

const address = 'camille@example.org';

/** Types into a field that may be replaced in this moment: what arrives in none, because its field has just gone, is typed again. */
const typeInto = (field: Locator) =>
  expect(async () => {
    const element = await field.elementHandle();
    await element?.fill(address);
    expect(await element?.inputValue()).toBe(address);
  }).toPass();

/** Opens a page whose release has a fault, types something, and expects that the visitor notices nothing. */
async function visit(browser: Browser, remote: Remote, path: string, fault: Fault): Promise<void> {
  const context = await openVisit(browser, customers.test(path));
  const page = await context.newPage();
  const before = (await ledger.trails())[remote]?.[1] ?? '';
  const replaced = fault === 'throw in a handler' ? undefined : replacement(page, remote, before);
  replaced?.catch(() => undefined);
  await page.goto(way.origin + path, { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  const field = main.locator('input[type=email]').first();
  const isTyped = !customers.test(path) && (await field.isVisible());
  if (isTyped) await typeInto(field);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
  await replaced;
  await page.waitForFunction(() => performance.getEntriesByName('livree:page-ready').length > 0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  if (fault === 'throw in a handler') await main.click({ position: { x: 2, y: 2 } });
  await expect(main.getByText(texts('common', 'fr')('remote.failedTitle'))).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  if (isTyped) await expect(field).toHaveValue(address);
  await context.close();
}

for (const faults of [codeFaults, fileFaults])
  test(`each of five remotes fails in its own way, and the release before takes its place: ${faults.join(', ')}`, async ({
    browser,
  }) => {
    const planned = new Map(remotes.map((remote, index) => [remote, faults[index] ?? faults[0]] as const));
    await withFaults(planned, async () => {
      const visits = [...planned].map(([remote, fault]) => visit(browser, remote, pages[remote][0], fault));
      await Promise.all(visits);
    });
  });

for (const fault of [...codeFaults, ...fileFaults])
  test(`${fault}: every page of five remotes comes from the release before @long`, async ({ browser }) => {
    const planned = new Map(remotes.map((remote) => [remote, fault] as const));
    await withFaults(planned, async () => {
      for (const remote of remotes)
        for (const path of pages[remote]) await test.step(path, () => visit(browser, remote, path, fault));
    });
  });
