import { languages } from '@livree/contracts';
import { documentStateSchema, rootId, stateId } from '@livree/document';
import { expect, test } from '../../support/journey.ts';
import { shiftClock } from '../../support/shifted-clock.ts';
import { texts } from '../../support/texts.ts';

for (const language of languages) {
  test.describe(`a visitor who reads ${language}`, () => {
    test.use({ language });

    test('sees the home page rendered in that language', async ({ site, page }) => {
      await site.goHome();
      await expect(page).toHaveTitle(new RegExp(texts('marketing', language)('home.title')));
      await expect(page.locator(`#${rootId} h1`)).toBeVisible();
      const written = await page.locator(`#${stateId}`).textContent();
      const state = documentStateSchema.parse(JSON.parse(written ?? ''));
      expect(state).toMatchObject({ language, rendered: true, state: { messages: expect.anything() } });
    });
  });
}

test.describe('a first visitor', () => {
  test.use({ refusedCookies: false });

  test(
    'is greeted in French, refuses cookies and changes the language',
    { tag: '@everywhere' },
    async ({ site, page, context }) => {
      await context.clearCookies({ name: 'language' });
      await site.goHome();
      await site.refuseCookies();
      await site.speak('de');
      await site.expectHome('de');
      await page.reload();
      await site.expectHome('de');
    },
  );
});

test.describe('a visitor with an old link', () => {
  test.use({ tolerated: { console: [/404/] } });

  test('reads that the page does not exist, and finds the home page', async ({ site, page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('shell', 'fr')('notFound.title'));
    await page
      .getByRole('main')
      .getByRole('link', { name: texts('shell', 'fr')('notFound.home') })
      .click();
    await site.expectHome();
  });
});

test('a page opened by its address starts at its top, wherever the previous one was left', async ({
  page,
}) => {
  await page.goto('/vehicles');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goto('/reservation');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page requests the scripts of its remote itself, after its fonts, and each once', async ({
  site,
  page,
}) => {
  const fonts: string[] = [];
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const entry = page.waitForRequest(/\/assets\/marketing\/\w+\/entry\./);
  // Without the shell, only the document can request them.
  await page.route(/\/assets\/shell\/shell\.\w+\.js$/, async (route) => {
    await entry;
    await route.continue();
  });
  const opened = site.goHome();
  await entry;
  expect(fonts).toHaveLength(2);
  await opened;
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url, at) => scripts.indexOf(url) < at)).toEqual([]);
});

test('a page runs every script that it requests ahead', async ({ site, page, context }) => {
  const inspector = await context.newCDPSession(page);
  const run = new Set<string>();
  inspector.on('Debugger.scriptParsed', ({ url }) => void run.add(url));
  await inspector.send('Debugger.enable');
  for (const path of ['/', '/services', '/reservation', '/login', '/blog']) {
    run.clear();
    await site.open(path);
    const ahead = await page
      .locator('link[rel=preload][as=script]')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
    expect(ahead, path).not.toEqual([]);
    await expect.poll(() => ahead.filter((script) => !run.has(script)), path).toEqual([]);
  }
});

test('the shell hydrates a page only once the visitor sees it, however early its script has loaded', async ({
  site,
  page,
}) => {
  await page.addInitScript((state) => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      if (id === state) performance.mark('shell takes over');
      return find(id);
    };
  }, stateId);
  const script = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/shell\/shell\.\w+\.js$/.test(request.url()),
  );
  await page.route(/\/assets\/shell\/shell\.\w+\.css$/, async (route) => {
    await script;
    await page.waitForTimeout(500);
    await route.continue();
  });
  await site.goHome();
  await page.waitForFunction(() => performance.getEntriesByName('shell takes over').length > 0);
  const [seen, begun] = await page.evaluate(() =>
    ['first-contentful-paint', 'shell takes over'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
    ),
  );
  expect(seen).toBeGreaterThan(0);
  expect(begun).toBeGreaterThan(seen ?? Infinity);
});

test('a page takes over its document for a visitor whose clock is a year ahead', async ({ site, page }) => {
  await shiftClock(page.context(), 366 * 86_400_000);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const footer of document.querySelectorAll('footer')) footer.dataset['from'] = 'document';
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.open('/contact');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('footer[data-from="document"]')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a form sent before hydration is answered afterwards, with all typed values', async ({ site, page }) => {
  const t = texts('account', 'fr');
  const letItWork = await site.openBeforeItWorks('/register');
  const form = page.getByRole('main');
  await form.getByLabel(t('fields.email')).fill('camille@example.test');
  await form.getByRole('button', { name: t('register.submit') }).click();
  letItWork();
  await expect(form.getByLabel(t('fields.name'))).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(t('fields.email'))).toHaveValue('camille@example.test');
});

test('an address typed on the home page before it works is searched as soon as it does', async ({
  site,
  page,
}) => {
  const letItWork = await site.openBeforeItWorks('/');
  const field = page.getByRole('main').getByLabel(texts('common', 'fr')('ride.departure'), { exact: true });
  await field.pressSequentially('versail');
  letItWork();
  await expect(page.getByRole('option', { name: /^Versailles/ }).first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('s');
  await expect(field).toHaveValue('versails');
});

test('an address typed while the suggestions of the home page load is searched as soon as they work', async ({
  site,
  page,
}) => {
  await site.open('/');
  await page.waitForLoadState('networkidle');
  const { promise: worksNow, resolve: letItWork } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await worksNow;
    await route.continue();
  });
  const field = page.getByRole('main').getByLabel(texts('common', 'fr')('ride.destination'), { exact: true });
  await field.pressSequentially('versail');
  letItWork();
  await expect(page.getByRole('option', { name: /^Versailles/ }).first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a service and a vehicle chosen before the booking works stay chosen', async ({ site, page }) => {
  const letItWork = await site.openBeforeItWorks('/reservation');
  const form = page.getByRole('main');
  const service = form.getByRole('radio', { name: texts('common', 'fr')('service.airport') });
  const vehicle = form.getByRole('radio', { name: 'Tesla Model Y' });
  await service.check();
  await vehicle.check();
  letItWork();
  await site.expectWorking();
  await expect(service).toBeChecked();
  await expect(vehicle).toBeChecked();
});

test('a newsletter subscription sent before hydration is answered afterwards', async ({ site, page }) => {
  const t = texts('shell', 'fr');
  const letItWork = await site.openBeforeItWorks('/');
  const form = page.getByRole('contentinfo');
  await form.getByLabel(t('newsletter.email')).fill('camille@example.test');
  await form.getByRole('button', { name: t('newsletter.subscribe') }).click();
  letItWork();
  await expect(form.getByText(/^Merci/)).toBeVisible();
  await expect(form.getByLabel(t('newsletter.email'))).toHaveValue('');
});

test('the newsletter form shows an address error, and keeps the address', async ({ site, page }) => {
  await site.open('/');
  const t = texts('shell', 'fr');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel(t('newsletter.email'));
  await field.fill('camille');
  await footer.getByRole('button', { name: t('newsletter.subscribe') }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Veuillez saisir une adresse email valide');
  await expect(field).toHaveValue('camille');
});
