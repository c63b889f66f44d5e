import { extraCodes } from '@livree/contracts';
import { formatDay } from '../../support/free-rides.ts';
import { expect, test } from '../../support/journey.ts';

test('the longest ride prints on one page, without the rest of the site', async ({
  customer,
  account,
  ride,
  page,
}) => {
  const day = formatDay(ride.monthsAhead, ride.day);
  await customer.api.reservations.create({
    body: {
      vehicleId: ride.vehicleId,
      serviceType: 'airport',
      pickupAddress: 'Aéroport Paris-Charles de Gaulle',
      destinationAddress: 'Reims',
      stops: Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'Boulogne-Billancourt' : 'Senlis')),
      roundTrip: true,
      pickupAt: `${day}T23:30`,
      returnAt: `${formatDay(ride.monthsAhead, ride.day + 1)}T22:30`,
      extras: extraCodes
        .filter((code) => code !== 'flight_tracking')
        .map((code) => ({ code, quantity: code === 'meet_and_greet' ? 1 : 2 })),
      flightNumber: 'AF 1234',
      signName: 'Société Durand & Fils',
      childAges: [2, 7],
      specialRequests: 'Deux valises hors format, une poussette et un fauteuil roulant pliant. '.repeat(4),
      passengers: 3,
      paymentProvider: 'card',
      paymentMethodId: 'pm_card_visa',
    },
  });
  await account.goToReservations();
  await account.openDetails(account.firstReservation());
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
