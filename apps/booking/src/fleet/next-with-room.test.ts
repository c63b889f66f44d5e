import { euros } from '@livree/contracts';
import { buildVehicle } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findNextWithRoom } from './next-with-room.ts';

const saloon = buildVehicle({ id: 1, seats: 3, luggageCapacity: 2 });
const van = buildVehicle({ id: 2, seats: 7, luggageCapacity: 6, ridePriceFrom: euros(8000) });
const bus = buildVehicle({ id: 3, seats: 16, luggageCapacity: 16, ridePriceFrom: euros(5000) });
const fleet = [saloon, van, bus];
const family = { passengers: 5, bags: 4, pickupAt: '2027-03-12T09:30' };

const total = (vehicleId: number, cents: number, earliestPickupAt = '2027-03-01T11:00') =>
  [vehicleId, { vehicleId, totalPrice: euros(cents), fits: true, earliestPickupAt }] as const;

test('the cheapest vehicle with room is offered, at its price of the journey', () => {
  const totals = new Map([total(1, 9000), total(2, 18_900), total(3, 30_000)]);
  expect(findNextWithRoom(fleet, totals, family)).toEqual({ vehicle: van, cents: 18_900 });
});

test('without prices it is the one that rides begin cheapest with', () => {
  expect(findNextWithRoom(fleet, new Map(), family)).toEqual({ vehicle: bus, cents: null });
});

test('one that is not ready so early is not offered, and none if none has room', () => {
  const totals = new Map([total(2, 18_900, '2027-03-13T08:00'), total(3, 30_000)]);
  expect(findNextWithRoom(fleet, totals, family)?.vehicle).toBe(bus);
  expect(findNextWithRoom([saloon], totals, family)).toBeUndefined();
});
