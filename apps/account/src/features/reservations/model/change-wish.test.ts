import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { compareCents, findChange, toWish } from './change-wish.ts';

const ride = buildReservation({ pickupAt: '2027-03-12T09:30', passengers: 2, vehicleId: 1 });
const wish = toWish(ride);

test('an unchanged form requests no change of the ride, and neither does one without an hour', () => {
  expect(findChange(ride, wish)).toBeNull();
  expect(findChange(ride, { ...wish, passengers: 3, time: '' })).toBeNull();
});

test('a request to change a ride contains only the values that differ', () => {
  expect(findChange(ride, { ...wish, time: '11:00' })).toEqual({ pickupAt: '2027-03-12T11:00' });
  expect(findChange(ride, { ...wish, passengers: 3, vehicleId: 4 })).toEqual({ passengers: 3, vehicleId: 4 });
  const back = buildReservation({ ...ride, returnAt: '2027-03-12T18:00' });
  expect(findChange(back, { ...toWish(back), returnTime: '19:00' })).toEqual({
    returnAt: '2027-03-12T19:00',
  });
});

test('a request to change the places of a ride names its stops in their order, without empty ones', () => {
  const withStops = buildReservation({ stops: ['Meaux', 'Reims'] });
  const known = toWish(withStops);
  const stops = [...known.stops.toReversed(), { id: '3', address: ' ' }];
  expect(findChange(withStops, { ...known, departure: 'Gare de Lyon ', stops })).toEqual({
    pickupAddress: 'Gare de Lyon',
    stops: ['Reims', 'Meaux'],
  });
});

test('a request to change the extras of a ride leaves out what is needed for none of them', () => {
  const welcomed = buildReservation({
    extras: [{ code: 'meet_and_greet', quantity: 1 }],
    signName: 'Lune',
    childAges: [],
  });
  const extras = [{ code: 'child_seat', quantity: 2 }] as const;
  expect(findChange(welcomed, { ...toWish(welcomed), extras, childAges: [4, null] })).toEqual({
    extras,
    signName: null,
    childAges: [4],
    childSeats: ['booster'],
  });
});

test('the landing of a flight moves with its ride, and stays the evening before where it was', () => {
  const flown = buildReservation({
    pickupAt: '2027-03-12T00:20',
    extras: [{ code: 'flight_tracking', quantity: 1 }],
    flightNumber: 'AF1234',
    flightDate: '2027-03-11',
  });
  const known = toWish(flown);
  expect(findChange(flown, known)).toBeNull();
  expect(findChange(flown, { ...known, date: '2027-03-20' })).toEqual({
    pickupAt: '2027-03-20T00:20',
    flightDate: '2027-03-20',
  });
  expect(findChange(flown, { ...known, flightDate: '2027-03-12' })).toEqual({ flightDate: '2027-03-12' });
});

test('the difference between two prices is given back, due or nothing', () => {
  expect(compareCents(16_470, 12_900)).toEqual({ kind: 'back', cents: 3570 });
  expect(compareCents(12_900, 16_470)).toEqual({ kind: 'due', cents: 3570 });
  expect(compareCents(12_900, 12_900)).toEqual({ kind: 'same', cents: 0 });
});
