import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('booking', 'fr');
const common = texts('common', 'fr');

test('a booking starts with the customer’s default time and vehicle, and skips known steps', async ({
  booking: { wizard, checkout },
  customer,
  ride,
  page,
}) => {
  await customer.api.settings.changeReservationDefaults({
    body: { defaultPickupTime: '07:30', preferredVehicleType: 'van', autoConfirm: true },
  });
  await wizard.start({ service: 'airport' });
  const { data: fleet } = await customer.api.fleet.list({ query: { perPage: 50 } });
  const vans = fleet.items.filter(({ type }) => type === 'van').map(({ id }) => String(id));
  // The filter by class is in the same group; only vehicles have a capacity.
  const chosen = page
    .getByRole('group', { name: t('vehicle.legend') })
    .getByRole('radio', { checked: true })
    .and(page.locator('[aria-describedby]'));
  await expect(chosen).toHaveCount(1);
  expect(vans).toContain(await chosen.getAttribute('value'));

  // With this journey's own vehicle.
  await wizard.start({ service: 'airport', vehicule: String(ride.vehicleId) });
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.trip.from('Roissy');
  await wizard.trip.to('Versailles');
  await wizard.trip.on(ride);
  const time = page.getByRole('group', { name: common('calendar.time') }).getByRole('button');
  await expect(time.nth(0)).toContainText('07');
  await expect(time.nth(1)).toContainText('30');
  await wizard.expectAvailable();
  await wizard.continue();
  await wizard.expectStep(4);
  await checkout.expectFrameReady();
  await page.getByRole('button', { name: common('actions.previous') }).click();
  await wizard.expectStep(3);
  await expect(page.getByRole('textbox', { name: t('contact.email'), exact: true })).toHaveValue(
    customer.email,
  );
});
