import { buildFleet, buildVehicle } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { emptyBooking } from '../../../wizard/booking.ts';
import { findSortingPrice, toOffer } from './offer.ts';
import { listClasses, firstOfClass, offersInView, planAfterChoice } from './plan.ts';

const fleet = buildFleet();
const view = { plan: null, carried: null, vehicleClass: '' };
const offersFor = (ride: Partial<typeof emptyBooking>) =>
  fleet.map((vehicle) => toOffer(vehicle, undefined, { ...emptyBooking, ...ride }));

test("a plan offers the vehicle at the plan's starting price", () => {
  expect(firstOfClass(fleet, 'premium')?.pricePerHour?.cents).toBe(15_000);
  expect(firstOfClass([], 'premium')).toBeUndefined();
});

test('the fleet lists the class of the plan first, by price', () => {
  const listed = offersInView(offersFor({}), { ...view, plan: 'elite' });
  expect(listed[0]?.vehicle.class).toBe('elite');
  const rest = listed.slice(1).map(findSortingPrice);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('a vehicle of another class drops the plan', () => {
  const elite = firstOfClass(fleet, 'elite');
  expect(elite && planAfterChoice('elite', elite)).toBe('elite');
  expect(elite && planAfterChoice('standard', elite)).toBeNull();
});

test('a vehicle that was chosen elsewhere stays first in every class', () => {
  const carried = firstOfClass(fleet, 'standard')?.id ?? null;
  const seen = offersInView(offersFor({}), { ...view, carried, vehicleClass: 'elite' });
  const vehicles = seen.map(({ vehicle }) => vehicle);
  expect(vehicles[0]?.id).toBe(carried);
  expect(vehicles.length).toBeGreaterThan(1);
  expect(new Set(vehicles.slice(1).map((vehicle) => vehicle.class))).toEqual(new Set(['elite']));
  expect(listClasses(vehicles)).toEqual(['standard', 'elite']);
});

test('vehicles with room come first, before the chosen one; the others say what they lack', () => {
  const seen = offersInView(offersFor({ passengers: 6 }), { ...view, carried: 1 });
  expect(seen.map(({ vehicle, obstacle }) => [vehicle.seats >= 6, obstacle])).toEqual([
    [true, null],
    ...Array.from({ length: fleet.length - 1 }, () => [false, 'passengers']),
  ]);
  expect(seen[1]?.vehicle.id).toBe(1);
  expect(offersInView(offersFor({ bags: 5 }), view).map(({ obstacle }) => obstacle)[1]).toBe('bags');
});

test('a vehicle that is not ready at the time of the pickup comes after those that are', () => {
  const trip = { ...emptyBooking.trip, date: '2027-03-12', time: '09:30' };
  const offer = (id: number, earliestPickupAt: string) =>
    toOffer(
      buildVehicle({ id }),
      { vehicleId: id, totalPrice: null, fits: true, earliestPickupAt },
      { ...emptyBooking, trip },
    );
  const seen = offersInView([offer(1, '2027-03-12T09:35'), offer(2, '2027-03-12T09:30')], view);
  expect(seen.map(({ vehicle, obstacle }) => [vehicle.id, obstacle])).toEqual([
    [2, null],
    [1, 'time'],
  ]);
});
