import type { Page } from 'playwright/test';
import { CompanySettingPages } from '../pages/company-setting-pages.ts';
import { WordPages } from '../pages/word-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDesk } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { texts } from '../support/texts.ts';

// Two of them change the telephone of the one site.
test.describe.configure({ mode: 'default' });

/** The site keeps its pages for ten seconds. */
const patience = { timeout: 60_000, intervals: [1_000] };

const number = '+33 1 99 00 05 77';

const usualNumber = '+33 1 99 00 05 10';
const otherNumber = '+33 1 99 00 05 78';
const threeDays = 3 * 24 * 60;

/** How soon what was saved is on the site, and a little for a busy machine. */
const promised = { timeout: 15_000, intervals: [500] };

/** The day after tomorrow, counted as the calendar of the site does. */
function soon() {
  const today = new Date();
  const at = new Date(today.getTime() + 2 * 86_400_000);
  return { monthsAhead: (at.getUTCMonth() - today.getUTCMonth() + 12) % 12, day: at.getUTCDate() };
}

/** The document of a page, as long as it takes. */
const findOn = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text(), patience);

test('questions, the telephone and the hours are changed, and a visitor finds them', async ({
  browser,
  page,
}) => {
  test.slow();
  const { desk, tab } = await openDesk(browser);
  const words = new WordPages(tab, 'fr');
  const name = `Prenez-vous les vélos ${crypto.randomUUID().slice(0, 8)} ?`;
  await desk.goTo('words');
  await words.begin();
  await words.fillQuestion(name, 'Pas encore.');
  await words.save('addQuestion');

  await words.change(name).click();
  await words.fillQuestion(name, 'Oui, <b>deux</b> au plus.');
  await words.writeIn('de');
  await words.fillQuestion('', 'Ja, höchstens zwei.');
  await tab.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(tab.getByRole('tab', { selected: true, name: /En allemand \(à corriger\)/ })).toBeVisible();
  const german = 'Nehmen Sie Fahrräder mit?';
  await words.fillQuestion(german, 'Ja, höchstens zwei.');
  await words.save('changeQuestion');
  await expectAccessible(tab);

  const count = await words.questions().count();
  await words.change(name).focus();
  await tab.keyboard.press('Alt+ArrowUp');
  await expect(words.questions().nth(count - 2)).toHaveText(name);
  await expect(words.change(name)).toBeFocused();

  await words.show('contact');
  await words.writeContact('telephone', number);
  await words.show('hours');
  await expectAccessible(tab);
  const before = await words.opening(/samedi/i).inputValue();
  await words.opening(/samedi/i).fill('06:30');
  await words.save('saveHours');

  await findOn(page, '/contact').toContain('Oui, &lt;b&gt;deux&lt;/b&gt; au plus.');
  await findOn(page, '/de/contact').toContain(german);
  // The contact page says it at once, the header once the gateway has read the configuration again.
  await findOn(page, '/contact').toContain('tel:+33199000577');
  await findOn(page, '/contact').not.toContain('tel:+33199000510');
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('a[href="tel:+33199000577"]')).toBeAttached();
  await expect(page.getByRole('main').locator('a[href="tel:+33199000577"]').first()).toBeVisible();
  await expect(page.getByText(/06:30/).first()).toBeVisible();
  await page.getByText(name).click();
  await expect(page.getByText('Oui, <b>deux</b> au plus.')).toBeVisible();
  const asked = page.getByRole('main').locator('summary');
  await expect(asked.nth(-2)).toHaveText(name);

  // The other journeys find the company as it was.
  await words.opening(/samedi/i).fill(before);
  await words.save('saveHours');
  await words.show('contact');
  await words.writeContact('telephone', usualNumber);
  await words.show('faq');
  await words.remove(name);
  await tab.context().close();
});

test('a question that is edited at two desks loses nothing: the later one reads both versions and decides @long', async ({
  browser,
}) => {
  const [one, other] = [await openDesk(browser), await openDesk(browser)];
  const [early, late] = [new WordPages(one.tab, 'fr'), new WordPages(other.tab, 'fr')];
  const name = `Roulez-vous la nuit ${crypto.randomUUID().slice(0, 8)} ?`;
  await one.desk.goTo('words');
  await other.desk.goTo('words');
  await early.begin();
  await early.fillQuestion(name, 'Oui.');
  await early.save('addQuestion');
  // The other desk hears of it.
  await late.change(name).click();
  await late.fillQuestion(name, 'Oui, sur demande.');
  await early.change(name).click();
  await early.fillQuestion(name, 'Oui, jusqu’à minuit.');
  await early.save('changeQuestion');

  await late.trySaving();
  await expect(other.tab.getByText(/Rien n’a été écrasé/)).toBeVisible();
  await expect(late.answer()).toHaveValue('Oui, sur demande.');
  await expect(late.answer()).toHaveAccessibleDescription(/entre-temps.*Oui, jusqu’à minuit\./);
  await expect(early.questions().locator('xpath=..').filter({ hasText: name })).toContainText('minuit');
  await expectAccessible(other.tab);
  await late.save('changeQuestion');
  await expect(early.answer()).toHaveValue('Oui, sur demande.');
  await early.remove(name);
});

test('the shortest notice and the telephone are changed, and a customer finds both @long', async ({
  browser,
  page,
  booking: { wizard },
}) => {
  test.slow();
  const t = texts('booking', 'fr');
  const { desk, tab } = await openDesk(browser);
  const settings = new CompanySettingPages(tab, 'fr');
  const words = new WordPages(tab, 'fr');
  await desk.goTo('settings');
  await expectAccessible(tab);
  await settings.show('booking');
  await settings.say('notice_minutes', String(threeDays));
  await expectAccessible(tab);
  await desk.goTo('words');
  await words.show('contact');
  await words.writeContact('telephone', otherNumber);

  const document = async () => (await page.request.get('/')).text();
  await expect.poll(document, promised).toContain('tel:+33199000578');
  await expect.poll(document, promised).not.toContain('tel:+33199000510');
  await wizard.start({
    service: 'business',
    vehicule: '1',
    departure: 'Reims',
    destination: 'Aéroport Paris-Charles de Gaulle',
  });
  await expect(page.getByRole('banner').getByRole('link', { name: otherNumber })).toBeVisible();
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
  await tab.context().close();
});
