import { OperationsPages } from '../pages/operations-pages.ts';
import { afterRefusal, test } from '../support/journey.ts';
import { openContext } from '../support/open-context.ts';

test('shots', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await openContext(browser, { storageState: afterRefusal() });
  const tab = await context.newPage();
  await new OperationsPages(tab, 'fr').signIn();
  for (const [language, dark, width] of [['', false, 1440], ['/de', true, 390], ['/de', false, 390], ['', true, 1440]] as const) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    for (const [name, query] of [['faq', '?entry=2'], ['timeline', '?part=timeline&entry=10'], ['contact', '?part=contact&entry=instagram'], ['hours', '?part=hours']] as const) {
      await tab.goto(`${language}/operations/words${query}`);
      await tab.getByRole('form').nth(1).or(tab.getByRole('form').first()).first().waitFor();
      await tab.waitForTimeout(700);
      await tab.screenshot({ path: `/tmp/words/${name}-${language.slice(1) || 'fr'}-${dark ? 'dark' : 'light'}-${width}.png`, fullPage: true });
    }
  }
});
