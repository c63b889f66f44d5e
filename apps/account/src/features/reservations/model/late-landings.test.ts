import { buildFollowedFlight, buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { toWish, type ChangeWish } from './change-wish.ts';
import { findLateLandings } from './late-landings.ts';

const ride = buildReservation({
  pickupAt: '2027-03-12T11:35',
  returnAt: '2027-03-14T18:00',
  extras: [{ code: 'flight_tracking', quantity: 1 }],
  flightNumber: 'AF1960',
  flight: buildFollowedFlight({ expectedAt: '2027-03-12T10:00:00.000Z' }),
  returnFlightNumber: 'AF1234',
  returnFlight: buildFollowedFlight({ expectedAt: '2027-03-14T16:00:00.000Z' }),
});
const find = (changes: Partial<ChangeWish>) => findLateLandings(ride, { ...toWish(ride), ...changes });

test('a pickup that is wished before its flight lands is told, of either way', () => {
  expect(find({})).toEqual([]);
  expect(find({ time: '05:35' })).toEqual([{ flight: 'flight', landsAt: '2027-03-12T11:00' }]);
  expect(find({ returnTime: '16:00' })).toEqual([{ flight: 'returnFlight', landsAt: '2027-03-14T17:00' }]);
});

test.each([
  ['on another day', { date: '2027-03-11', time: '05:35' }],
  ['after another flight', { flightNumber: 'AF 1000', time: '05:35' }],
  ['of a ride that follows no flight any more', { extras: [], time: '05:35' }],
])('nothing is known of a landing %s', (_, changes) => expect(find(changes)).toEqual([]));
