import { languages, type Language } from '@livree/contracts';
import { expect, test } from '../../support/journey.ts';
import { siteOrigin } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

const titles: Readonly<Record<string, (language: Language) => string>> = {
  '/reservation': (language) => texts('booking', language)('page.title'),
  '/services': (language) => texts('marketing', language)('services.title'),
  '/login': (language) => texts('account', language)('login.title'),
  '/blog': (language) => texts('blog', language)('page.title'),
};

const plain = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&apos;', "'").replaceAll('&amp;', '&');

test('fifty concurrent visitors, in four languages, each read their own', async () => {
  const visits = Array.from({ length: 50 }, (_, index) => {
    const language = languages[index % languages.length] ?? 'fr';
    const path = Object.keys(titles)[Math.floor(index / languages.length) % 4] ?? '/login';
    return { language, path };
  });
  const pages = await Promise.all(
    visits.map(async ({ language, path }, index) => {
      // A unique query keeps each page out of the cache, so all fifty are rendered.
      const response = await fetch(`${siteOrigin()}${path}?visitor=${index}`, {
        headers: { cookie: `language=${language}` },
      });
      return { language, path, render: response.headers.get('x-livree-render'), html: await response.text() };
    }),
  );
  for (const { language, path, render, html } of pages) {
    expect(render, path).toBe('server');
    expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1], path).toBe(language);
    expect(plain(/<title>([^<]*)</.exec(html)?.[1] ?? ''), path).toContain(titles[path]?.(language));
    for (const other of languages.filter((candidate) => candidate !== language)) {
      const foreign = titles[path]?.(other) ?? '';
      if (foreign !== titles[path]?.(language))
        expect(plain(html), `${path} in ${language}`).not.toContain(`>${foreign}<`);
    }
  }
});

test('a visitor changes the language at once, and it stays', async ({ site, page }) => {
  await page.goto('/services');
  await site.speak('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(texts('marketing', 'es')('services.title')));
  await expect(page).toHaveURL('/es/services');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(texts('marketing', 'es')('services.title')));
});

test('every page has an address in each language, and its links keep the language', async ({ page }) => {
  await page.goto('/de/vehicles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => !/^\/de(\/|$)/.test(href ?? ''))).toEqual([]);
  await page.getByRole('contentinfo').locator('a[href="/de/blog"]').click();
  await expect(page).toHaveURL('/de/blog');
  await page.goBack();
  await expect(page).toHaveURL('/de/vehicles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/services');
  await expect(page).toHaveURL('/de/services');
});
