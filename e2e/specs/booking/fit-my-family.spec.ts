import type { Page } from 'playwright/test';
import { expect, test } from '../../support/journey.ts';
import { texts, toPattern } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const common = texts('common', 'fr');

async function choose(page: Page, select: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: select }).click();
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
}

test('a family with bags is offered the next car that fits, pays each seat, and is met with its own words', async ({
  booking: { wizard },
  ride,
  page,
}) => {
  const places = { departure: 'Aéroport Paris-Charles de Gaulle (CDG)', destination: 'Versailles' };
  await wizard.start({ service: 'airport', vehicule: '1', ...places });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.on(ride);
  await wizard.trip.at('10', '30');
  await choose(page, toPattern(t('bags')), '6');
  const notice = page.getByRole('status').filter({ hasText: t('vehicle.withRoom') });
  await expect(notice).toContainText(/prend tout le monde, pour [\d\s]+,\d\d\s€/);
  const roomy = notice.getByRole('button', { name: /^Prendre / });
  const name = (await roomy.innerText()).replace('Prendre ', '');
  await roomy.click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();

  await page.getByRole('checkbox', { name: common('fareLine.child_seat') }).check();
  await choose(page, toPattern(t('extra.childSeats')), '2');
  await choose(page, toPattern(t('extra.childAge', { number: 1 })), t('extra.underOne'));
  await choose(page, toPattern(t('extra.childAge', { number: 2 })), '7 ans');
  await expect(page.getByText(t('extra.seatFor.infant'))).toBeVisible();
  await expect(page.getByText(t('extra.seatFor.booster'))).toBeVisible();
  await choose(page, toPattern(t('extra.childAge', { number: 2 })), '4 ans');
  await choose(page, toPattern(t('extra.childSeat', { number: 2 })), t('extra.seatFor.child'));
  await wizard.expectPrice('40,00\u00A0€');

  await page.getByRole('checkbox', { name: common('fareLine.meet_and_greet') }).check();
  await page.getByRole('textbox', { name: t('extra.flightNumber') }).fill('AF 1234');
  await choose(page, toPattern(t('passengers')), '4');
  await wizard.expectAvailable();
  await wizard.continue();
  await wizard.expectFault('signName');
  await page.getByRole('textbox', { name: t('extra.signName') }).fill('Famille Durand & Cie');
  await wizard.continue();
  await wizard.expectStep(3);
  await expect(page.getByRole('region', { name: t('summary.title') })).toContainText('Famille Durand & Cie');
});
