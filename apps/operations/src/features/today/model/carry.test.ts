import { buildDayRide } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { findConflict, isMoved, pickUp, setTime, shiftTime, shiftVehicle } from './carry.ts';

const at = (time: string) => `2027-03-01T${time}:00.000Z`;
const vehicles = [1, 2, 3].map((id) => ({ id, name: `Vehicle ${id}`, seats: 4 }));
const ride = buildDayRide({ id: 1, vehicleId: 1, startsAt: at('09:10'), endsAt: at('11:10') });
const other = buildDayRide({ id: 2, vehicleId: 2, startsAt: at('12:00'), endsAt: at('14:00') });
const absence = { id: 1, vehicleId: 3, startsAt: at('08:00'), endsAt: at('10:00'), reason: 'Garage' };
const day = {
  date: '2027-03-01',
  startsAt: at('00:00'),
  endsAt: '2027-03-02T00:00:00.000Z',
  timezone: 'UTC',
  vehicles,
  rides: [ride, other],
  absences: [absence],
};
const held = pickUp(ride);
const timeOf = ({ startsAt }: { startsAt: number }) => new Date(startsAt).toISOString().slice(11, 16);

test.each([
  [15, '09:15'],
  [-15, '09:00'],
  [5, '09:15'],
  [-5, '09:05'],
])('a step of %i minutes leads to the next full one, %s', (minutes, time) => {
  expect(timeOf(shiftTime(held, day, minutes))).toBe(time);
});

test('a dragged ride is put at the nearest step, and stays within the day', () => {
  expect(timeOf(setTime(held, day, Date.parse(at('10:08')), 15))).toBe('10:15');
  expect(timeOf(setTime(held, day, Date.parse(at('10:08')), 5))).toBe('10:10');
  expect(timeOf(setTime(held, day, Date.parse(day.startsAt) - 1e7, 15))).toBe('00:00');
  expect(timeOf(setTime(held, day, Date.parse(day.endsAt) + 1e7, 15))).toBe('23:45');
});

test('a ride that began on the day before is moved from where it is, and not to the morning', () => {
  const night = buildDayRide({ id: 1, startsAt: '2027-02-28T23:00:00.000Z', endsAt: at('01:00') });
  const nightly = { ...day, rides: [night] };
  const inHand = pickUp(night);
  expect(timeOf(shiftTime(inHand, nightly, 15))).toBe('23:15');
  expect(timeOf(shiftTime(shiftTime(inHand, nightly, 15), nightly, -15))).toBe('23:00');
  expect(shiftTime(inHand, nightly, -15)).toEqual(inHand);
  expect(timeOf(setTime(inHand, nightly, Date.parse(at('00:30')), 15))).toBe('00:30');
});

test('a ride goes from row to row, not beyond the last one', () => {
  const down = shiftVehicle(held, vehicles, 1);
  expect([down.vehicleId, isMoved(down, ride)]).toEqual([2, true]);
  expect(isMoved(shiftVehicle(held, vehicles, -1), ride)).toBe(false);
});

test.each([
  ['its own place', 1, '09:10', undefined],
  ['a time that overlaps another ride', 2, '10:15', 'ride'],
  ['the time at which another ride begins', 2, '10:00', undefined],
  ['an absence', 3, '09:45', 'absence'],
  ['the end of an absence', 3, '10:00', undefined],
  ['a time that has passed', 1, '05:00', 'past'],
])('%s is free, or in conflict', (_, vehicleId, time, kind) => {
  const carry = { ...held, vehicleId, startsAt: Date.parse(at(time)) };
  expect(findConflict(carry, ride, day, new Date(at('06:00')))?.kind).toBe(kind);
});
