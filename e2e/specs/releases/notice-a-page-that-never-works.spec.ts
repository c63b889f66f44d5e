import { openNamedLedger, promote, publish, rollback, type Ledger } from '@livree/release/ledger';
import { expect, test } from 'playwright/test';
import { Wizard } from '../../pages/wizard.ts';
import { changedBuild, type Change } from '../../support/changed-release.ts';
import { plantPage } from '../../support/code-faults.ts';
import { afterRefusal } from '../../support/journey.ts';
import { openContext } from '../../support/open-context.ts';
import { releaseOn, startSite, type RunningSite } from '../../support/site.ts';
import { untilShown } from '../../support/until-shown.ts';

test.describe.configure({ mode: 'serial', timeout: 400_000 });

let site: RunningSite;
let ledger: Ledger;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startSite();
  ledger = await openNamedLedger({}, site.data);
});
test.afterAll(() => site.stop());

/** Makes a changed booking live, and returns its name. */
async function release(change: Change): Promise<string> {
  const { version, read } = await changedBuild('booking', change, ledger);
  await publish(ledger, 'booking', read, new Date(), { isUnchecked: true });
  await promote(ledger, { booking: version }, new Date());
  await untilShown(site.origin, [version]);
  return `booking@${version}`;
}

/** The line of `status` about a release, or about the shell. */
const status = async (name: string): Promise<string> =>
  (await releaseOn(site, 'status')).split('\n').find((line) => line.startsWith(name)) ?? '';

/** Looks for five seconds whether something stays. */
async function stay(isThere: () => Promise<void>): Promise<void> {
  for (let look = 0; look < 10; look += 1) {
    await isThere();
    await new Promise((resolve) => void setTimeout(resolve, 500));
  }
}

test('who reached a page by a link keeps the focus while its last good release takes its place @long', async ({
  browser,
}) => {
  const name = await release(plantPage('render() { return []; },'));
  const context = await openContext(browser, {
    baseURL: site.origin,
    storageState: afterRefusal(site.origin),
  });
  const page = await context.newPage();
  await page.goto('/contact');
  // Before, a link leads to another document.
  await page.waitForFunction(() => performance.getEntriesByName('livree:page-ready').length > 0);
  await page.getByRole('link', { name: 'Réserver' }).first().click();
  await page.waitForURL('**/reservation');
  const home = page.getByRole('banner').getByRole('link').first();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await home.focus();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await stay(() => expect(home).toBeFocused());
  expect(await status(name)).toContain('1 never-ready');
  await context.close();
  await rollback(ledger, 'booking', new Date());
});

for (const { what, body, cause, isReplaced = false, keepsHtml = false } of [
  {
    what: 'that waits for ever for something of its own',
    body: 'render() { throw new Promise(() => {}); },',
    cause: '1 never-ready',
    isReplaced: true,
    keepsHtml: true,
  },
  {
    what: 'that shows nothing',
    body: 'render() { return null; },',
    cause: '1 never-ready',
    isReplaced: true,
  },
  {
    what: 'that shows other words than its server',
    body: `componentDidMount() {}, render() { return { $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, ref: null, props: { children: 'other' } }; },`,
    cause: '1 hydration',
  },
])
  test(`a page ${what} fails a visit of its release, and none of the shell @long`, async ({ browser }) => {
    const name = await release(plantPage(body));
    const context = await openContext(browser, {
      baseURL: site.origin,
      storageState: afterRefusal(site.origin),
    });
    const page = await context.newPage();
    const wizard = new Wizard(page, 'fr');
    await page.goto('/reservation');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    // What the server rendered stays until then.
    if (keepsHtml) await stay(() => expect(heading).toBeVisible());
    await expect.poll(() => status(name), { timeout: 60_000, intervals: [2_000] }).toContain(cause);
    // The last good release takes its place.
    if (isReplaced)
      await expect(async () => {
        await wizard.chooseService('airport');
        await wizard.continue();
        await wizard.expectFault('vehicle');
      }).toPass();
    expect(await status(name)).toMatch(/ 1 of \d+ visits failed/);
    expect(await status('shell@')).toContain('0 of ');
    await context.close();
    await rollback(ledger, 'booking', new Date());
  });
