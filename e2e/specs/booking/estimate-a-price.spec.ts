import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const common = texts('common', 'fr');
const t = texts('booking', 'fr');

test(
  'the fields of the simulator stay in place while the map of the route arrives',
  { tag: '@everywhere' },
  async ({ site, booking: { simulator } }) => {
    await site.goHome();
    await site.askForEstimate('', '');
    await simulator.expectOpen();
    const field = simulator.dialog().getByRole('combobox', { name: common('ride.departure') });
    const map = simulator.dialog().getByRole('img');
    const before = await field.boundingBox();
    await simulator.trip.from('Paris');
    await simulator.trip.to('Versailles');
    await expect(map).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
  },
);

test.describe('while the server answers no price', () => {
  test.use({ tolerated: { console: [/ERR_FAILED/] } });

  test('the simulator shows distance, duration and the same price by the city’s tariff, which cannot be booked', async ({
    site,
    booking: { simulator },
    ride,
    page,
  }) => {
    await site.goHome();
    await site.askForEstimate('', '');
    await simulator.expectOpen();
    await simulator.trip.from('Lyon');
    await simulator.trip.to('Annecy');
    await simulator.trip.withVehicle(ride.vehicle);
    await simulator.trip.on(ride);
    await simulator.trip.at('10', '30');
    await page.route('**/pricing/quote', (route) => route.abort());
    const dialog = simulator.dialog();
    await dialog.getByRole('button', { name: t('simulator.estimate') }).click();
    await expect(dialog.getByText(t('simulator.local'))).toBeVisible();
    await expect(dialog.getByText(/^\d+,\d\skm$/).first()).toBeVisible();
    await expect(dialog.getByText(/^\d\sh\s\d+$/).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('simulator.book') })).toBeHidden();
    const local = await simulator.total();

    await page.unroute('**/pricing/quote');
    await dialog.getByRole('button', { name: common('actions.retry') }).click();
    await expect(dialog.getByRole('button', { name: t('simulator.book') })).toBeVisible();
    expect(await simulator.total()).toBe(local);
  });
});
