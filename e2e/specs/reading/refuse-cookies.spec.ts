import { z } from '@livree/contracts/schema';
import { reportsSchema } from '@livree/document';
import type { Page } from 'playwright/test';
import { standInForGoogleMaps } from '../../support/google-maps.ts';
import { expect, test } from '../../support/journey.ts';
import { siteOrigin } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

test.use({ refusedCookies: false });

const t = texts('shell', 'fr');
/**
 * What the site needs to store: session, language, drafts, the choice itself, the scroll positions for Back, and the
 * offline page.
 */
const necessary =
  /^(auth_token|user_data|language|cookie-preferences|cookie-accepted|cookie-chosen-at|selectedVehicle|draft:.+|react-router-scroll-positions|cache livree-offline|worker .+\/)$/;
/** `visit` proves that a report of a failure is of this page; it is another one on each page. */
const necessaryCookies = /^(signed-in|language|theme|accent|visit)$/;

const dialog = (page: Page) => page.getByRole('dialog', { name: t('consent.title') });
const answer = (page: Page, key: string) => dialog(page).getByRole('button', { name: t(`consent.${key}`) });

/** Keeps the reports of the page's documents, which the browser would send when it is idle. */
const keepReports = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { keptReports: kept });
    navigator.sendBeacon = (_address, body) => {
      if (body instanceof Blob) void body.text().then((text) => kept.push(text));
      return true;
    };
  });

/** What the document measured and counted until a visitor leaves it, as `part name` and `part page`. */
async function listMeasured(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(200);
  const kept = z.parse(
    z.array(z.string()),
    await page.evaluate(() => Reflect.get(globalThis, 'keptReports')),
  );
  return kept
    .flatMap((text) => reportsSchema.parse(JSON.parse(text)))
    .flatMap((report) => {
      if (report.kind === 'vital') return [`${report.remote} ${report.name}`];
      return report.kind === 'page' ? [`${report.remote} ${report.page}`] : [];
    });
}

/** Everything stored in the browser that needs consent. */
async function keptBeyondNecessary(page: Page): Promise<string[]> {
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  const cookies = await page.context().cookies();
  return [
    ...keys.filter((key) => !necessary.test(key)),
    ...cookies.map(({ name }) => name).filter((name) => !necessaryCookies.test(name)),
  ];
}

test('a first visitor is not tracked before they choose, and refusing is as easy as accepting', async ({
  page,
  context,
}) => {
  const strangers: string[] = [];
  await keepReports(page);
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== siteOrigin())
      strangers.push(request.url());
  });
  for (const path of ['/', '/services', '/prices', '/vehicles', '/reservation', '/blog', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await expect(dialog(page)).toBeVisible();
  expect(strangers).toEqual([]);
  expect(await keptBeyondNecessary(page)).toEqual([]);

  const [accept, refuse] = await Promise.all([
    answer(page, 'acceptAll').boundingBox(),
    answer(page, 'onlyNecessary').boundingBox(),
  ]);
  expect(refuse?.height).toBe(accept?.height);
  expect(Math.abs((refuse?.y ?? 0) - (accept?.y ?? 0)) <= (accept?.height ?? 0) + 16).toBe(true);

  await answer(page, 'onlyNecessary').click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await page.waitForTimeout(2_500);
  await expect(dialog(page)).toBeHidden();
  expect(strangers).toEqual([]);
  expect(await keptBeyondNecessary(page)).toEqual([]);
  expect(await listMeasured(page)).toEqual([]);
});

test('who allows it is counted and measured on the page that the visit began with, and its campaign is kept', async ({
  page,
}) => {
  await keepReports(page);
  await page.goto('/vehicles?utm_source=lettre');
  await answer(page, 'acceptAll').click();
  await page.waitForLoadState('networkidle');
  // The largest picture is known once the visitor does something, after what measures has arrived.
  const touch = () => page.getByRole('heading', { level: 1 }).click();
  const measured = () => touch().then(() => listMeasured(page));
  await expect.poll(measured).toContain('marketing LCP');
  for (const name of ['FCP', 'TTFB', 'CLS', '/vehicles'])
    await expect.poll(() => listMeasured(page)).toContain(`marketing ${name}`);
  expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBe('lettre');
});

test('a visitor changes their choice at the end of the page', async ({ page }) => {
  await standInForGoogleMaps(page, 'serves');
  await page.goto('/services');
  await answer(page, 'acceptAll').click();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('consent.review') })
    .click();
  await answer(page, 'customise').click();
  const analytics = dialog(page).getByRole('switch', { name: t('consent.analytics') });
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  await answer(page, 'save').click();
  await expect(dialog(page)).toBeHidden();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cookie-preferences') ?? '{}'));
  expect(kept).toEqual({ necessary: true, preferences: true, analytics: false, marketing: true });
});
