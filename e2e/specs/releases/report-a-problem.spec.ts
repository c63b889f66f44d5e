import { openNamedLedger, promote, publish, type Ledger } from '@livree/release/ledger';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { changedBuild, type Change } from '../../support/changed-release.ts';
import { releaseOn, startSite, type RunningSite } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.describe.configure({ timeout: 600_000 });

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const shell = texts('shell', 'fr');

/** The container of the remote, with more code. */
const withCode =
  (code: string): Change =>
  (path, text) =>
    path === 'browser/remote.js' ? `${text}\n${code}` : undefined;

const harmless = (edition: number) => withCode(`;globalThis.edition=${edition};`);
const faulty = withCode(`
addEventListener('click', ({ target }) => {
  if (target.closest('main form button[type=submit]')) throw new TypeError('planted');
});`);

async function makeLive(ledger: Ledger, change: Change): Promise<string> {
  const { version, read } = await changedBuild('booking', change, ledger);
  await publish(ledger, 'booking', read, new Date(), { isUnchecked: true });
  await promote(ledger, { booking: version }, new Date());
  return version;
}

/** Somebody types, presses, is told that it failed, and reports it. Returns the name of the report. */
async function reportFailure(browser: Browser): Promise<string> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page: Page = await context.newPage();
  await page.goto(`${site.origin}/reservation`);
  await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('button', { name: texts('shell', 'fr')('consent.onlyNecessary') }).click();
  await page.locator('main form button[type=submit]').first().click();
  const alert = page.getByRole('alert').filter({ hasText: shell('unexpected.message') });
  await expect(alert.getByRole('button', { name: texts('common', 'fr')('actions.retry') })).toBeVisible();
  await alert.getByRole('button', { name: shell('problem.open') }).click();
  const dialog = page.getByRole('dialog', { name: shell('problem.title') });
  await dialog.getByRole('textbox').fill('Camille : rien ne se passe, appelez le 06 12 34 56 78');
  await dialog.getByRole('button', { name: shell('problem.send') }).click();
  await expect(dialog).toContainText(/R-[2-9A-Z]{6}/);
  const name = /R-[2-9A-Z]{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await context.close();
  return name;
}

test('a press that fails is reported by a customer, replayed by a team, and its release is named @long', async ({
  browser,
}) => {
  const ledger = await openNamedLedger({}, site.data);
  await makeLive(ledger, harmless(1));
  const guilty = await makeLive(ledger, faulty);
  const report = await reportFailure(browser);
  await makeLive(ledger, harmless(2));

  const replay = await releaseOn(site, 'replay', report, '--run');
  expect(replay).toContain(`${report} fails again`);
  expect(replay).toContain('booking failed: uncaught: TypeError');
  expect(replay).not.toMatch(/06 12/);
  expect(await releaseOn(site, 'bisect', report)).toContain(`it began with booking@${guilty}`);
});
