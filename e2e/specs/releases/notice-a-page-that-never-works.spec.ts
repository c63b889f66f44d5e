import { openNamedLedger, promote, publish } from '@livree/release/ledger';
import { expect, test } from 'playwright/test';
import { changedBuild, type Change } from '../../support/changed-release.ts';
import { plantPage } from '../../support/code-faults.ts';
import { openContext } from '../../support/open-context.ts';
import { releaseOn, startSite, type RunningSite } from '../../support/site.ts';
import { untilShown } from '../../support/until-shown.ts';

test.describe.configure({ timeout: 400_000 });

let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Makes a changed booking live, and returns its name. */
async function release(change: Change): Promise<string> {
  const ledger = await openNamedLedger({}, site.data);
  const { version, read } = await changedBuild('booking', change, ledger);
  await publish(ledger, 'booking', read, new Date(), { isUnchecked: true });
  await promote(ledger, { booking: version }, new Date());
  await untilShown(site.origin, [version]);
  return `booking@${version}`;
}

/** The line of `status` about a release, or about the shell. */
const status = async (name: string): Promise<string> =>
  (await releaseOn(site, 'status')).split('\n').find((line) => line.startsWith(name)) ?? '';

for (const [what, body, cause] of [
  [
    'that waits for ever for something of its own',
    'render() { throw new Promise(() => {}); },',
    '1 never-ready',
  ],
  ['that shows nothing', 'render() { return null; },', '1 never-ready'],
  [
    'that shows other words than its server',
    `componentDidMount() {}, render() { return { $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, ref: null, props: { children: 'other' } }; },`,
    '1 hydration',
  ],
] as const)
  test(`a page ${what} fails a visit of its release, and none of the shell @long`, async ({ browser }) => {
    const name = await release(plantPage(body));
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto(`${site.origin}/reservation`);
    await expect.poll(() => status(name), { timeout: 60_000, intervals: [2_000] }).toContain(cause);
    expect(await status(name)).toMatch(/ 1 of \d+ visits failed/);
    expect(await status('shell@')).toContain('0 of ');
    await context.close();
  });
