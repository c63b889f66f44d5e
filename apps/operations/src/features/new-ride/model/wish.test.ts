import { expect, test } from 'vitest';
import { findTrip, noWish, toBooking, type Wish } from './wish.ts';

const wish: Wish = {
  ...noWish,
  pickup: ' 14 rue de la Paix, Paris ',
  destination: 'Reims',
  date: '2027-03-01',
  time: '11:00',
  vehicleId: 3,
};

test('a ride has no price until places, day, hour and vehicle are known', () => {
  for (const missing of [{ pickup: ' ' }, { destination: '' }, { time: '' }, { vehicleId: null }])
    expect(findTrip({ ...wish, ...missing })).toBeNull();
  expect(findTrip({ ...wish, returns: true })).toBeNull();
  expect(findTrip({ ...wish, stops: ['', ' Meaux '] })).toMatchObject({
    pickupAddress: '14 rue de la Paix, Paris',
    pickupAt: '2027-03-01T11:00',
    stops: ['Meaux'],
  });
});

test('a ride by the hour needs no destination, and has neither stops nor a return', () => {
  const hired = { ...wish, destination: '', hireHours: 4, stops: ['Meaux'], returns: true };
  expect(findTrip(hired)).toMatchObject({ hireHours: 4, stops: [] });
  expect(findTrip(hired)).not.toHaveProperty('returnAt');
});

test('what an extra needs is booked only with the extra', () => {
  const trip = findTrip(wish);
  if (trip === null) throw new Error('the ride is complete');
  const order = { customerId: 7, quote: 'signed' };
  const welcomed = { ...wish, signName: 'M. Durand', flightNumber: 'AF1234', childAges: [2, null] };
  expect(toBooking(welcomed, trip, order)).toMatchObject({ signName: null, childAges: [], linkHours: 24 });
  const extras = [
    { code: 'meet_and_greet', quantity: 1 },
    { code: 'child_seat', quantity: 2 },
  ] as const;
  expect(toBooking({ ...welcomed, extras }, trip, order)).toMatchObject({
    signName: 'M. Durand',
    flightNumber: 'AF1234',
    flightDate: '2027-03-01',
    trainNumber: null,
    childAges: [2],
    childSeats: ['child'],
  });
  const flown = { ...wish, returns: true, returnDate: '2027-03-04', returnTime: '18:00', extras };
  const back = findTrip(flown);
  const arrived = { ...flown, returnFlightNumber: ' AF 1234 ', returnTrainNumber: 'TGV 6123' };
  expect(back && toBooking(arrived, back, order)).toMatchObject({
    returnFlightNumber: 'AF 1234',
    returnFlightDate: '2027-03-04',
    returnTrainNumber: 'TGV 6123',
  });
  expect(toBooking({ ...arrived, returns: false }, trip, order)).not.toHaveProperty('returnFlightNumber');
  const evening = { ...welcomed, extras, flightDate: '2027-02-28', trainNumber: ' TGV 6123 ' };
  expect(toBooking(evening, trip, order)).toMatchObject({
    flightDate: '2027-02-28',
    trainNumber: 'TGV 6123',
  });
});
