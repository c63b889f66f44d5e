import { expect, test } from 'vitest';
import { findMove, findWayBack, toWish } from './move-wish.ts';

const ride = { vehicleId: 1, pickupAt: '2027-03-01T11:00', returnAt: null };

test('a wish asks only for what it makes different', () => {
  expect(findMove(ride, toWish(ride))).toBeNull();
  expect(findMove(ride, { ...toWish(ride), vehicleId: 2 })).toEqual({ vehicleId: 2 });
  expect(findMove(ride, { ...toWish(ride), time: '12:30' })).toEqual({ pickupAt: '2027-03-01T12:30' });
});

test('a return is moved by itself', () => {
  const both = { ...ride, returnAt: '2027-03-02T18:00' };
  expect(findMove(both, { ...toWish(both), returnTime: '19:00' })).toEqual({ returnAt: '2027-03-02T19:00' });
});

test('the way back names what the move made different, and nothing else', () => {
  expect(findWayBack(ride, { vehicleId: 2 })).toEqual({ vehicleId: 1 });
  expect(findWayBack(ride, { vehicleId: 2, pickupAt: '2027-03-01T12:30' })).toEqual({
    vehicleId: 1,
    pickupAt: '2027-03-01T11:00',
  });
});
