import { buildVehicle } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { lineUp } from './line-up.ts';

const vehicle = (id: number, type: string) => buildVehicle({ id, type });
const ids = (fleet: ReturnType<typeof vehicle>[]) => lineUp(fleet).map(({ id }) => id);

test('the first saloon, SUV and van represent the fleet, in this order', () => {
  expect(ids([vehicle(1, 'van'), vehicle(2, 'sedan'), vehicle(3, 'berline'), vehicle(4, 'suv')])).toEqual([
    2, 4, 1,
  ]);
});

test('another vehicle replaces a missing body type, and a small fleet is shown whole', () => {
  expect(ids([vehicle(1, 'berline'), vehicle(2, 'berline'), vehicle(3, 'limousine')])).toEqual([1, 2, 3]);
  expect(ids([vehicle(1, 'suv')])).toEqual([1]);
});
