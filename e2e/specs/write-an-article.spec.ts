import { join } from 'node:path';
import { ArticleEditor } from '../pages/article-editor.ts';
import { OperationsPages } from '../pages/operations-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { afterRefusal, expect, test } from '../support/journey.ts';
import { openContext } from '../support/open-context.ts';

const portrait = join(import.meta.dirname, '../support/portrait.png');

test('an article is written in two languages, published, read and withdrawn', async ({ browser, page }) => {
  test.slow();
  const context = await openContext(browser, { storageState: afterRefusal() });
  const tab = await context.newPage();
  const desk = new OperationsPages(tab, 'fr');
  const editor = new ArticleEditor(tab, 'fr');
  const title = `Nice au printemps ${crypto.randomUUID().slice(0, 8)}`;
  await desk.signIn();
  await desk.goTo('articles');
  await editor.begin();
  await editor.title(title);
  await editor.content().click();
  await tab.keyboard.type('La promenade, ');
  await tab.keyboard.press('Control+b');
  await tab.keyboard.type('le matin');
  await tab.keyboard.press('Control+b');
  await tab.keyboard.press('Enter');
  await editor.paste({
    'text/plain': 'Avant la foule',
    'text/html':
      '<h2>Avant la foule</h2><p onclick="alert(1)">Vers <i>huit heures</i>.</p><script>alert(1)</script>',
  });
  await tab.keyboard.press('Enter');
  await editor.linkTo('/contact');
  await editor.use('ul');
  await editor.insertPicture(portrait, 'Un portrait');
  await editor.choosePicture(portrait, 'La baie des Anges');
  await expectAccessible(tab);

  await editor.writeIn('de');
  await editor.title('Nizza im Frühling');
  await editor.save();
  await expect(tab.getByRole('tab', { selected: true })).toContainText('à corriger');
  await editor.content().click();
  await tab.keyboard.type('Die Promenade am Morgen.');
  await editor.save();
  await tab.waitForURL(/\/operations\/articles\/\d+$/);
  await expect(editor.content()).toContainText('Vers huit heures.');

  await tab.getByRole('button', { name: 'Aperçu' }).click();
  const preview = tab.getByRole('dialog', { name: 'Aperçu' });
  await expect(preview.getByRole('heading', { name: 'Avant la foule' })).toBeVisible();
  await tab.keyboard.press('Escape');

  await editor.take('publishNow', 'publish');
  const article = page.getByRole('link', { name: title }).first();
  // Rendered pages are kept for a short while.
  await expect(async () => {
    await page.goto('/blog');
    await expect(article).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await article.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const body = page.getByRole('main');
  await expect(body.locator('strong', { hasText: 'le matin' })).toBeVisible();
  await expect(body.locator('em', { hasText: 'huit heures' })).toBeVisible();
  await expect(body.getByRole('listitem').getByRole('link', { name: '/contact' })).toBeVisible();
  await expect(body.getByRole('img', { name: 'Un portrait' })).toBeVisible();
  await expect(body.getByRole('img', { name: 'La baie des Anges' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.goto(`/de${address}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nizza im Frühling' })).toBeVisible();

  await editor.take('withdraw', 'unpublish');
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(404);
  await context.close();
});
