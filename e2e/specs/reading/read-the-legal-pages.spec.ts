import { expectAccessible, expectContrast } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts, toPattern } from '../../support/texts.ts';

const t = texts('marketing', 'fr');
const shell = texts('shell', 'fr');

test(
  'a visitor finds every text from the footer, accessible in both modes',
  { tag: '@phone-long' },
  async ({ page, site, isMobile }) => {
    test.setTimeout(150_000);
    await site.open('/');
    const footer = page.getByRole('contentinfo');
    if (isMobile) await footer.getByText(shell('footer.law')).filter({ visible: true }).click();
    for (const name of ['terms', 'privacy', 'legal', 'accessibility'] as const) {
      await footer.getByRole('link', { name: shell(`footer.${name}`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${name}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`legal.${name}.headline`));
      await expect(page.getByText(toPattern(t('legal.version')))).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  },
);

test('the contents link to a section, and the terms contain the policy', async ({ page, site, isMobile }) => {
  await site.open('/terms');
  if (isMobile) await page.getByText(t('legal.contents')).click();
  const contents = page.getByRole('navigation', { name: t('legal.contents') });
  await contents.getByRole('link', { name: /Annulation et absence/ }).click();
  await expect(page).toHaveURL(/#cancellation$/);
  const section = page.locator('#cancellation');
  await expect(section.getByRole('heading')).toBeInViewport();
  await expect(section).toContainText('Jusqu’à 48 heures avant');
});

test('the accepted version of the terms stays readable', async ({ page, site }) => {
  await site.open('/terms?version=2026-05-01.72-24-2-30');
  await expect(page.locator('#cancellation')).toContainText('Jusqu’à 72 heures avant');
  await page.getByRole('link', { name: t('legal.readCurrent') }).click();
  await expect(page.locator('#cancellation')).toContainText('Jusqu’à 48 heures avant');
});

test('the company’s timeline is accessible in both modes', async ({ page, site }) => {
  await site.open('/about');
  await expect(page.getByText(t('about.demonstration'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '2015' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
});
