import { freePort } from '@livree/server/free-port';
import type { Page } from 'playwright/test';
import { trialLink } from '../../support/changed-release.ts';
import { expect, test } from '../../support/journey.ts';
import { allowedOrigin, publishFrom, type OtherOrigin } from '../../support/other-origin.ts';

// One origin, whose files each journey alters in its own way.
test.describe.configure({ mode: 'serial' });

const address = ({ version }: OtherOrigin, path: string): Promise<string> =>
  trialLink(`booking@${version}`, path);
/** What a browser says of other bytes than those that were released. */
const refused = /integrity|Failed to load resource|Federation|RUNTIME|ChunkLoadError|Loading chunk|preload/i;

/** From the home page to booking, whose link keeps the release. */
const goToBooking = (page: Page): Promise<void> =>
  page.locator('a[href^="/reservation"]').filter({ visible: true }).first().click();

let elsewhere: OtherOrigin;
test.beforeAll(async () => {
  elsewhere = await publishFrom(allowedOrigin(), 'booking');
});
test.afterEach(() => elsewhere.alter());
test.afterAll(() => elsewhere.stop());

test('a visitor gets all files of a release from the origin of its team', async ({ booking, page }) => {
  const own: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/booking/')) own.push(request.url());
  });
  await page.goto(await address(elsewhere, '/reservation'));
  await booking.wizard.expectStep(1);
  await expect.poll(() => elsewhere.asked).toContainEqual(expect.stringMatching(/^browser\/entry\..*\.js$/));
  expect(elsewhere.asked).toContainEqual(expect.stringMatching(/\.css$/));
  expect(own).toEqual([]);
});

test.describe('with other bytes there than released', () => {
  test.use({ tolerated: { console: [refused] } });

  test('a container does not run, and this site serves its copy', async ({ booking, page }) => {
    elsewhere.alter(/entry\..*\.js$/);
    const copy = page.waitForResponse(/\/assets\/booking\/\w+\/(\d+\/)?entry\./);
    await page.goto(await address(elsewhere, '/'));
    await goToBooking(page);
    await booking.wizard.expectStep(1);
    expect((await copy).ok()).toBe(true);
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  });

  test('a page does not run, and comes from the copy of this site', async ({ booking, page }) => {
    elsewhere.alter(/browser\/\d+\.js$/);
    await page.goto(await address(elsewhere, '/'));
    await goToBooking(page);
    await booking.wizard.expectStep(1);
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  });
});

test('an origin that the site does not allow gets no request, and its release works', async ({
  booking,
  page,
}) => {
  const origin = `http://localhost:${await freePort()}`;
  const stranger = await publishFrom(origin, 'booking');
  try {
    const answer = await page.goto(await address(stranger, '/reservation'));
    expect(answer?.headers()['content-security-policy']).not.toContain(origin);
    await booking.wizard.expectStep(1);
    expect(stranger.asked).toEqual([]);
  } finally {
    stranger.stop();
  }
});
