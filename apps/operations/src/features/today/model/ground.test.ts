import { buildDayRide } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { pickUp } from './carry.ts';
import { placeDragged } from './ground.ts';

const ride = buildDayRide({ vehicleId: 1, startsAt: '2027-03-01T09:10:00.000Z' });
const day = {
  date: '2027-03-01',
  startsAt: '2027-03-01T00:00:00.000Z',
  endsAt: '2027-03-02T00:00:00.000Z',
  timezone: 'UTC',
  vehicles: [],
  rides: [ride],
};
const ground = {
  middle: 32,
  perPixel: 60_000,
  rows: [
    { vehicleId: 1, top: 0, bottom: 64 },
    { vehicleId: 2, top: 64, bottom: 128 },
  ],
};

test.each([
  ['along its row', { x: 62, y: 4, isFine: false }, '10:15', 1],
  ['along its row with Shift', { x: 62, y: 4, isFine: true }, '10:10', 1],
  ['straight down', { x: 3, y: 60, isFine: false }, '09:10', 2],
  ['beyond the last row', { x: 3, y: 600, isFine: false }, '09:10', 1],
])('a ride that is dragged %s', (_, by, time, vehicleId) => {
  const placed = placeDragged(pickUp(ride), by, ground, day);
  expect(new Date(placed.startsAt).toISOString().slice(11, 16)).toBe(time);
  expect(placed.vehicleId).toBe(vehicleId);
});
