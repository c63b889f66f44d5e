import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('blog', 'fr');

test(
  'a reader searches, opens an article, jumps to a section and opens another article',
  { tag: ['@phone-long', '@visit-blog'] },
  async ({ page, site }) => {
    await site.open('/blog');
    const main = page.getByRole('main');
    await main
      .getByRole('search', { name: t('search.label') })
      .getByRole('searchbox')
      .fill('valises');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?q=valises');
    await expect(main.getByRole('status').first()).toContainText('« valises »');
    await expectAccessible(page);

    await main.getByRole('link', { name: 'Bagages : ce qui tient vraiment dans un coffre' }).first().click();
    await expect(page).toHaveURL('/blog/bagages-ce-qui-tient-dans-un-coffre');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
    const contents = main.getByRole('navigation', { name: t('article.contents') });
    const summary = contents.locator('summary').filter({ visible: true });
    if (await summary.isVisible()) await summary.click();
    await contents.getByRole('link', { name: 'Qui porte ?' }).filter({ visible: true }).click();
    await expect(main.getByRole('heading', { name: 'Qui porte ?' })).toBeInViewport();

    const related = main.getByRole('region', { name: t('article.related') });
    await expect(related.getByRole('listitem').first()).toBeVisible();
    await related.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/bagages/);
  },
);

test('an article is shared in a small window, with its own address', async ({ page, site, context }) => {
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'shared' }));
  await site.open('/blog/art-de-recevoir');
  const share = page.getByRole('link', { name: t('share.on', { network: 'Facebook' }) });
  const [popup] = await Promise.all([page.waitForEvent('popup'), share.click()]);
  const shared = new URL(popup.url()).searchParams.get('u') ?? '';
  expect(new URL(shared).pathname).toBe('/blog/art-de-recevoir');
});

test.describe('an article that does not exist', () => {
  test.use({ tolerated: { console: [/404/] } });

  test('is reported, with links to others', async ({ page }) => {
    for (const [path, says] of [
      ['/blog/nulle-part', t('article.notFoundHint')],
      ['/blog?page=99', t('list.noPage')],
      ['/blog/tag/nulle-part', t('list.none')],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
    }
    expect((await page.goto('/nulle-part'))?.status()).toBe(404);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('searchbox').fill('Roissy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?q=Roissy');
  });
});

test.describe('a reader of German', () => {
  test.use({ language: 'de' });

  test('reads translated articles in German, and is told which are not', async ({ page }) => {
    await page.goto('/blog/chauffeur-prive');
    await expect(page).toHaveURL('/de/blog/chauffeur-prive');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privatchauffeur/);
    await page.goto('/de/blog/oran-et-constantine');
    await expect(page.getByText(texts('blog', 'de')('article.onlyInFrench'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
    await expectAccessible(page);
  });
});
