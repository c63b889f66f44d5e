import { CompanySettingPages } from '../pages/company-setting-pages.ts';
import { OperationsPages } from '../pages/operations-pages.ts';
import { WordPages } from '../pages/word-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { afterRefusal, expect, test } from '../support/journey.ts';
import { openContext } from '../support/open-context.ts';
import { texts } from '../support/texts.ts';

const usualNumber = '+33 1 99 00 05 10';
const number = '+33 1 99 00 05 78';
const threeDays = 3 * 24 * 60;

/** How soon what was saved is on the site, and a little for a busy machine. */
const promised = { timeout: 15_000, intervals: [500] };

/** The day after tomorrow, counted as the calendar of the site does. */
function soon() {
  const today = new Date();
  const at = new Date(today.getTime() + 2 * 86_400_000);
  return { monthsAhead: (at.getUTCMonth() - today.getUTCMonth() + 12) % 12, day: at.getUTCDate() };
}

test('the shortest notice and the telephone are changed, and a customer finds both', async ({
  browser,
  page,
  booking: { wizard },
}) => {
  test.slow();
  const t = texts('booking', 'fr');
  const context = await openContext(browser, { storageState: afterRefusal() });
  const tab = await context.newPage();
  const desk = new OperationsPages(tab, 'fr');
  const settings = new CompanySettingPages(tab, 'fr');
  const words = new WordPages(tab, 'fr');
  await desk.signIn();
  await desk.goTo('settings');
  await expectAccessible(tab);
  await settings.show('booking');
  await settings.say('notice_minutes', String(threeDays));
  await expectAccessible(tab);
  await desk.goTo('words');
  await words.show('contact');
  await words.writeContact('telephone', number);

  const document = async () => (await page.request.get('/')).text();
  await expect.poll(document, promised).toContain('tel:+33199000578');
  await expect.poll(document, promised).not.toContain('tel:+33199000510');
  await wizard.start({
    service: 'business',
    vehicule: '1',
    departure: 'Reims',
    destination: 'Aéroport Paris-Charles de Gaulle',
  });
  await expect(page.getByRole('banner').getByRole('link', { name: number })).toBeVisible();
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(soon());
  await wizard.trip.at('10', '00');
  const [before = ''] = t('trip.tooSoon', { time: '|' }).split('|');
  await expect(page.getByText(before.trim()).first()).toBeVisible();

  // The other journeys find the company as it was.
  await words.writeContact('telephone', usualNumber);
  await desk.goTo('settings');
  await settings.show('booking');
  await settings.say('notice_minutes', '');
  await context.close();
});
