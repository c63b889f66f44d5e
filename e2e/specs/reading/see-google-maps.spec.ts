import type { Page } from 'playwright/test';
import type { SitePages } from '../../pages/site-pages.ts';
import { browserKey, standInForGoogleMaps, type GoogleAnswer } from '../../support/google-maps.ts';
import { expect, test } from '../../support/journey.ts';

/** The stored choice of a visitor who allowed preferences. */
const allowPreferences = (page: Page) =>
  page.addInitScript(() => {
    const choice = { necessary: true, preferences: true, analytics: false, marketing: false };
    localStorage.setItem('cookie-preferences', JSON.stringify(choice));
    localStorage.setItem('cookie-accepted', 'true');
  });

/** Opens the page and goes to its map. */
async function goToMap(page: Page, site: SitePages): Promise<void> {
  await site.open('/contact');
  await page
    .locator('main')
    .getByRole('link', { name: /^Voir sur un plan/ })
    .scrollIntoViewIfNeeded();
}

const google = (page: Page) => page.locator('main .gm-style');
const ours = (page: Page) => page.locator('main svg[viewBox] path[d^="M"]').first();

test.describe('the operator’s place on a map', () => {
  test('is ours, and Google gets no request, before the visitor allows it', async ({ page, site }) => {
    const asked = await standInForGoogleMaps(page, 'serves');
    await goToMap(page, site);
    await expect(ours(page)).toBeAttached();
    expect(asked).toEqual([]);
  });

  test('is Google’s once it is allowed, in the visitor’s language', async ({ page, site }) => {
    await allowPreferences(page);
    const asked = await standInForGoogleMaps(page, 'serves');
    await goToMap(page, site);
    await expect(google(page)).toBeVisible();
    await expect(google(page)).toHaveAttribute('data-zoom', '15');
    await expect(google(page).locator('[data-drawn]')).toHaveCount(1);
    expect(asked[0]?.searchParams.get('key')).toBe(browserKey);
    expect(asked[0]?.searchParams.get('language')).toBe('fr');
  });

  const faults: readonly [GoogleAnswer, string][] = [
    ['refuses the key', 'Erreur Google Maps : REQUEST_DENIED'],
    ['is out of reach', 'Erreur lors du chargement de Google Maps API'],
  ];
  for (const [answer, said] of faults)
    test.describe(() => {
      test.use({ tolerated: { console: [/Google Maps|ERR_INTERNET_DISCONNECTED/] } });
      test(`is ours if Google ${answer}, and says why`, async ({ page, site }) => {
        await allowPreferences(page);
        await standInForGoogleMaps(page, answer);
        await goToMap(page, site);
        await expect(page.locator('main').getByText(said)).toBeVisible();
        await expect(google(page)).toHaveCount(0);
        await expect(ours(page)).toBeAttached();
      });
    });
});

test('a route is drawn on Google’s map with its stops, completely visible', async ({
  page,
  site,
  booking,
}) => {
  await allowPreferences(page);
  await standInForGoogleMaps(page, 'serves');
  await site.goHome();
  await site.askForEstimate('', '');
  await booking.simulator.expectOpen();
  await booking.simulator.trip.from('Roissy');
  await booking.simulator.trip.to('Versailles');
  await booking.simulator.trip.via('Chantilly');
  const map = page.getByRole('dialog').locator('.gm-style');
  await expect(map).toBeVisible();
  await expect(map.locator('[data-drawn="Marker"]')).toHaveCount(3);
  await expect(map.locator('[data-drawn="Polyline"]')).toHaveCount(1);
  expect(Number(await map.getAttribute('data-fits'))).toBeGreaterThan(2);
  expect(await map.getAttribute('data-zoom')).toBeNull();
});
