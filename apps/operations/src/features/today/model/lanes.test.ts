import { buildDayRide } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findLanes } from './lanes.ts';

const ride = (id: number, from: number, to: number) =>
  buildDayRide({
    id,
    startsAt: `2027-03-01T${String(from).padStart(2, '0')}:00:00.000Z`,
    endsAt: `2027-03-01T${String(to).padStart(2, '0')}:00:00.000Z`,
  });

const nameLanes = (...rides: Parameters<typeof findLanes>[0]) =>
  findLanes(rides).map((lane) => lane.map(({ id }) => id));

test('rides in a row have one lane, also when one begins as another ends', () => {
  expect(nameLanes(ride(1, 6, 8), ride(2, 8, 9), ride(3, 12, 14))).toEqual([[1, 2, 3]]);
});

test('rides that overlap have lanes of their own, which later rides use again', () => {
  expect(nameLanes(ride(1, 6, 10), ride(2, 7, 9), ride(3, 8, 11), ride(4, 10, 12))).toEqual([
    [1, 4],
    [2],
    [3],
  ]);
});
