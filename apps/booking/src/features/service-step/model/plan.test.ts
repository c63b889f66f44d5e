import { buildFleet } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { listClasses, firstOfClass, fleetForPlan, fleetInView, planAfterChoice } from './plan.ts';

const fleet = buildFleet();

test("a plan offers the vehicle at the plan's starting price", () => {
  expect(firstOfClass(fleet, 'premium')?.pricePerHour?.cents).toBe(15_000);
  expect(firstOfClass([], 'premium')).toBeUndefined();
});

test('the fleet lists the class of the plan first, by price', () => {
  const listed = fleetForPlan(fleet, 'elite');
  expect(listed[0]?.class).toBe('elite');
  const rest = listed.slice(1).map(({ pricePerHour }) => pricePerHour?.cents ?? 0);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('a vehicle of another class drops the plan', () => {
  const elite = firstOfClass(fleet, 'elite');
  expect(elite && planAfterChoice('elite', elite)).toBe('elite');
  expect(elite && planAfterChoice('standard', elite)).toBeNull();
});

test('a vehicle that was chosen elsewhere stays first in every class', () => {
  const carried = firstOfClass(fleet, 'standard')?.id ?? null;
  const seen = fleetInView(fleet, { plan: null, carried, vehicleClass: 'elite' });
  expect(seen[0]?.id).toBe(carried);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen.slice(1).map((vehicle) => vehicle.class))).toEqual(new Set(['elite']));
  expect(listClasses(seen)).toEqual(['standard', 'elite']);
});
