import type { Page } from 'playwright/test';
import { cards } from '../pages/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

/** Opens a page and leaves it alone until it has prefetched what comes next. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Waits until the page in sight has prefetched what comes next. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
    return last('livree:prefetched') > last('livree:page-ready');
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Code, styles and data that the page asks for between the press of `act` and the frame that shows `selector`. Pictures are
 * fetched as they are seen, and so is what stands further down.
 */
async function askedBefore(page: Page, selector: string, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate((sought) => {
    let pressed = Infinity;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const found = new Promise<unknown>((resolve) => {
      const look = (): void => {
        const at = performance.now();
        if (at < pressed || document.querySelector(sought) === null) return void requestAnimationFrame(look);
        const asked = performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime > pressed && startTime < at)
          .filter((entry) => Reflect.get(entry, 'initiatorType') !== 'img')
          .map(({ name }) => new URL(name).pathname)
          // Which Chromium looks for again at every change of the address.
          .filter((path) => !path.startsWith('/favicon'));
        resolve(asked);
      };
      look();
    });
    Object.assign(globalThis, { askedBefore: found });
  }, selector);
  await act();
  return page.evaluate(() => Reflect.get(globalThis, 'askedBefore'));
}

/** Milliseconds of a round trip that is long enough to tell one after another from two at once. */
const roundTrip = 400;

/** How many round trips for code, styles and texts follow one another between the press of `act` and the sight of `selector`. */
async function wavesBefore(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { ...conditions, latency: roundTrip });
  await page.evaluate(() => {
    // The heading that is in sight now goes with its page.
    document.querySelector('h1')?.setAttribute('data-before', '');
    performance.clearResourceTimings();
  });
  await act();
  await page.locator(selector).first().waitFor();
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({
        name: entry.name,
        from: entry.startTime,
        to: entry.responseEnd,
        isSent: entry.transferSize !== 0,
      })),
  );
  await network.detach();
  // One that ends as it begins waits for nobody.
  const sent = requests.filter(
    ({ name, isSent, from, to }) => isSent && to > from && /\/assets\//.test(name),
  );
  const countWaves = ({ from }: { from: number }): number =>
    1 + Math.max(0, ...sent.filter(({ to }) => to <= from).map(countWaves));
  return Math.max(0, ...sent.map(countWaves));
}

/** How many elements the page has. */
const countElements = (page: Page): Promise<number> => page.locator('body *').count();

/** Expects that no list and no calendar is in the page while its pickers are closed. */
async function expectPickersClosed(page: Page): Promise<void> {
  await expect(page.locator('[role=listbox], [role=option], [role=grid], [role=gridcell]')).toHaveCount(0);
}

test('from an idle home page, the simulator opens without a request and renders no closed picker', async ({
  page,
  booking,
}) => {
  await openQuietly(page, '/');
  const before = await countElements(page);
  const estimate = page.getByRole('button', { name: texts('marketing', 'fr')('quick.estimate') });
  expect(await askedBefore(page, '[role=dialog] [role=combobox]', () => estimate.click())).toEqual([]);
  await booking.simulator.expectOpen();
  await expectPickersClosed(page);
  const added = (await countElements(page)) - before;
  expect(added).toBeGreaterThan(30);
  expect(added).toBeLessThanOrEqual(95);
});

const likely = ['/services', '/prices', '/vehicles', '/about', '/reservation'];

test('from an idle home page, every page behind the header opens without a request', async ({ page }) => {
  await openQuietly(page, '/');
  for (const path of likely) {
    // The heading that is in sight now goes with its page.
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
    // Without a pointer, which would scroll the page to a link further down, and with it what loads there.
    const follow = () => page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    expect(await askedBefore(page, 'h1:not([data-before])', follow), path).toEqual([]);
  }
});

test('a page whose link was hovered for a second opens without a request', async ({ page }) => {
  for (const path of ['/login', '/contact', '/blog']) {
    await openQuietly(page, '/');
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    await link.hover();
    await page.waitForTimeout(1000);
    expect(await askedBefore(page, 'h1:not([data-before])', () => link.click()), path).toEqual([]);
  }
});

test('each step of the wizard opens without a request, and so do the filters and the details of the ride', async ({
  page,
  customer,
  booking: { wizard, checkout },
  ride,
}) => {
  test.slow();
  await openQuietly(page, `/reservation?service=airport&vehicule=${ride.vehicleId}`);
  await expectPickersClosed(page);
  expect(await page.locator('main *').count()).toBeLessThanOrEqual(175);
  const onwards = (step: string) => askedBefore(page, step, () => wizard.continue());
  expect(await onwards('main [role=combobox]')).toEqual([]);
  await expectPickersClosed(page);
  await wizard.trip.from('Roissy');
  await wizard.trip.to('Versailles');
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '30');
  await wizard.expectAvailable();
  expect(await onwards('main [autocomplete=email]')).toEqual([]);
  await wizard.expectStep(3);
  await page.waitForLoadState('networkidle');
  await wizard.continue();
  await checkout.payByCard(cards.succeeds);
  await wizard.expectBooked();
  expect(await customer.api.reservations.list({ query: {} })).toMatchObject({ data: { total: 1 } });

  await openQuietly(page, '/reservations');
  const t = texts('account', 'fr');
  const filter = page.getByRole('button', { name: t('reservations.filters.toggle') });
  expect(await askedBefore(page, 'main input[type=search]', () => filter.click())).toEqual([]);
  const details = page.getByRole('link', { name: /^Détails/ }).first();
  await details.hover();
  await page.waitForLoadState('networkidle');
  expect(await askedBefore(page, '[role=dialog]', () => details.click())).toEqual([]);
});

test('an idle first view fetches at most 250 KB', async ({ page }) => {
  await openQuietly(page, '/');
  const bytes = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('livree:page-ready');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime > (ready?.startTime ?? 0))
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType }) => initiatorType !== 'img')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(250 * 1024);
});

test.describe('a visitor who saves data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    }),
  );

  test('fetches nothing in advance', async ({ page, site }) => {
    await site.open('/');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'Véhicules' }).first().hover();
    await page.waitForTimeout(4000);
    expect(asked.filter((url) => /\/assets\/(?!shell)/.test(url))).toEqual([]);
  });

  test('waits for one round trip after a tap on another page', async ({ page, site }) => {
    for (const path of ['/services', '/reservation', '/blog']) {
      await site.open('/');
      await page.waitForLoadState('networkidle');
      const follow = () => page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      expect(await wavesBefore(page, 'h1:not([data-before])', follow), path).toBe(1);
    }
  });

  test('has fetched at most 313.5 KB of scripts once the simulator is open', async ({
    page,
    site,
    booking,
  }) => {
    await site.open('/');
    await page.getByRole('button', { name: texts('marketing', 'fr')('quick.estimate') }).click();
    await booking.simulator.expectOpen();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        // What was fetched ahead is taken from the cache.
        .filter(({ transferSize }) => transferSize !== 0)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(150 * 1024);
    // The texts' libraries and react-hook-form are 32 KB of them, the page's own remaining texts 4 KB, and the address
    // fields, which changes of rides use too, a file of their own. What limits remotes is 2 KB, what notes acts for a
    // report and counts pages 1.5 KB; the seats of children and the focus of added stops are half of one, and what pins
    // a booking to its releases as much. What stops departures of a hostile release and keeps ticks of a form is another, and what
    // takes the place of a part that waits for ever the last half.
    expect(bytes).toBeLessThanOrEqual(313.5 * 1024);
  });
});
