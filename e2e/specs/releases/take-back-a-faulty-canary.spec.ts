import { openNamedLedger, publish } from '@livree/release/ledger';
import { expect, test, type Browser } from 'playwright/test';
import { changedBuild } from '../../support/changed-release.ts';
import { openContext } from '../../support/open-context.ts';
import { releaseOn, startSite, type RunningSite } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.describe.configure({ timeout: 400_000 });

let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startSite();
});
test.afterAll(() => site.stop());

/** The server renders it; in the browser its wizard throws. */
const throwing = (path: string, text: string): string | undefined =>
  path.startsWith('browser/') && text.includes('"steps.label"')
    ? text.replace('"steps.label"', '(()=>{throw new Error("planted")})()')
    : undefined;

interface Releases {
  readonly canary: string;
  readonly live: string;
}

/**
 * Somebody new opens the booking page. If it is the canary, it fails, is reported, and the live release takes its place in the
 * same page.
 * @returns whether it was the canary
 */
async function visit(browser: Browser, { canary, live }: Releases): Promise<boolean> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const patience = { timeout: 30_000 };
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/telemetry'), patience);
  const replaced = page.waitForResponse(
    (answer) => new RegExp(`/assets/booking/${live}/\\d+/remote\\.js$`).test(answer.url()) && answer.ok(),
    patience,
  );
  for (const expected of [reported, replaced]) expected.catch(() => undefined);
  const response = await page.goto(`${site.origin}/reservation`);
  const isCanary = (await response?.text())?.includes(`"version":"${canary}"`) === true;
  if (isCanary) await Promise.all([reported, replaced]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible(patience);
  await expect(main.getByText(texts('common', 'fr')('remote.failedTitle'))).toHaveCount(0);
  await context.close();
  return isCanary;
}

test('a faulty release that skipped the checks goes back by itself, for everybody @long', async ({
  browser,
}) => {
  const ledger = await openNamedLedger({}, site.data);
  const live = (await ledger.trails())['booking']?.[0] ?? '';
  const { version, read } = await changedBuild('booking', throwing, ledger);
  await publish(ledger, 'booking', read, new Date(), { isUnchecked: true });
  expect(await releaseOn(site, 'promote', `booking@${version}`, '--canary', '50%')).toContain('is a canary');
  const isRunning = async () => Object.hasOwn((await ledger.live()).canaries, 'booking');
  let failed = 0;
  for (let visitor = 0; visitor < 60 && (await isRunning()); visitor += 1)
    if (await visit(browser, { canary: version, live })) failed += 1;
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
  expect(failed).toBeGreaterThan(2);
  const history = await ledger.history();
  expect(history.slice(-2)).toMatchObject([
    { act: 'verdict', outcome: 'back', version, figures: { live: { failed: 0 } } },
    { act: 'rollback', version: live },
  ]);
  for (let visitor = 0; visitor < 4; visitor += 1)
    expect(await visit(browser, { canary: version, live })).toBe(false);
});
