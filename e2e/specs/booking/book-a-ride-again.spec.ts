import { formatDay } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';
import { texts } from '../../support/texts.ts';

const t = texts('account', 'fr');
const common = texts('common', 'fr');
const booking = texts('booking', 'fr');

test('a customer books the way back of a ride, or the ride again, in one press: service, vehicle, places and party are there, and nothing of another booking', async ({
  customer,
  ride,
  page,
}) => {
  const { data } = await customer.api.reservations.create({
    body: {
      vehicleId: ride.vehicleId,
      serviceType: 'airport',
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      pickupAt: `${formatDay(ride.monthsAhead, ride.day)}T10:00`,
      passengers: 3,
      paymentProvider: 'card',
      paymentMethodId: 'pm_card_visa',
    },
  });
  const next = page.getByRole('button', { name: booking('steps.next') }).first();
  const welcome = page.getByRole('checkbox', { name: common('fareLine.meet_and_greet') });
  await page.goto(
    `/reservation?service=business&vehicule=${ride.vehicleId}&departure=Lyon&destination=Dijon`,
  );
  await next.click();
  await welcome.check();

  await page.goto(`/reservations/${data.reservation.id}`);
  await page.getByRole('link', { name: t('ride.back') }).click();
  await next.click();
  const places = page.getByRole('main').getByRole('combobox');
  await expect(places.first()).toHaveValue('Reims');
  await expect(places.nth(1)).toHaveValue('Aéroport Paris-Charles de Gaulle');
  await expect(page.getByRole('button', { name: /^3 / })).toBeVisible();
  await expect(welcome).not.toBeChecked();

  await page.goto(`/reservations/${data.reservation.id}`);
  await page.getByRole('link', { name: t('ride.again') }).click();
  await next.click();
  await expect(places.first()).toHaveValue('Aéroport Paris-Charles de Gaulle');
  await expect(places.nth(1)).toHaveValue('Reims');
});
