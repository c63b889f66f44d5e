import { openNamedLedger, publish } from '@livree/release/ledger';
import { expect, test, type Browser } from 'playwright/test';
import { changedBuild } from '../../support/changed-release.ts';
import { openContext } from '../../support/open-context.ts';
import { releaseOn, startSite, type RunningSite } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.setTimeout(400_000);

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** The server renders it; in the browser its wizard throws. */
const throwing = (path: string, text: string): string | undefined =>
  path.startsWith('browser/') && text.includes('"steps.label"')
    ? text.replace('"steps.label"', '(()=>{throw new Error("planted")})()')
    : undefined;

/** Somebody new opens the booking page; whether it was the canary, which then fails and is reported. */
async function visit(browser: Browser, canary: string): Promise<boolean> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/telemetry'), { timeout: 30_000 });
  reported.catch(() => undefined);
  const response = await page.goto(`${site.origin}/reservation`);
  const isCanary = (await response?.text())?.includes(`"version":"${canary}"`) === true;
  const standIn = page.getByRole('main').getByText(texts('common', 'fr')('remote.failedTitle'));
  if (isCanary) {
    await expect(standIn).toBeVisible({ timeout: 30_000 });
    await reported;
  } else {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(standIn).toHaveCount(0);
  }
  await context.close();
  return isCanary;
}

test('a faulty release that skipped the checks goes back by itself, for everybody @long', async ({
  browser,
}) => {
  const ledger = await openNamedLedger({}, site.data);
  const live = (await ledger.trails())['booking']?.[0];
  const { version, read } = await changedBuild('booking', throwing, ledger);
  await publish(ledger, 'booking', read, new Date(), { isUnchecked: true });
  expect(await releaseOn(site, 'promote', `booking@${version}`, '--canary', '50%')).toContain('is a canary');
  const isRunning = async () => Object.hasOwn((await ledger.live()).canaries, 'booking');
  let failed = 0;
  for (let visitor = 0; visitor < 60 && (await isRunning()); visitor += 1)
    if (await visit(browser, version)) failed += 1;
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
  expect(failed).toBeGreaterThan(2);
  const history = await ledger.history();
  expect(history.slice(-2)).toMatchObject([
    { act: 'verdict', outcome: 'back', version, figures: { live: { failed: 0 } } },
    { act: 'rollback', version: live },
  ]);
  for (let visitor = 0; visitor < 4; visitor += 1) expect(await visit(browser, version)).toBe(false);
});
