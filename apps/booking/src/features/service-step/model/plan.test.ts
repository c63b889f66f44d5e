import { buildFleet } from '@livree/testing/builders';
import { expect, it } from 'vitest';
import { firstOfClass, fleetForPlan, planAfterChoice } from './plan.ts';

const fleet = buildFleet();

it("offers the vehicle at the plan's starting price", () => {
  expect(firstOfClass(fleet, 'premium')?.pricePerHour?.cents).toBe(15_000);
  expect(firstOfClass([], 'premium')).toBeUndefined();
});

it('lists the class of the plan first, by price', () => {
  const listed = fleetForPlan(fleet, 'elite');
  expect(listed[0]?.class).toBe('elite');
  const rest = listed.slice(1).map(({ pricePerHour }) => pricePerHour?.cents ?? 0);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

it('gives the plan up with a vehicle of another class', () => {
  const elite = firstOfClass(fleet, 'elite');
  expect(elite && planAfterChoice('elite', elite)).toBe('elite');
  expect(elite && planAfterChoice('standard', elite)).toBeNull();
});
