import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { isLastDay } from './last-day.ts';

test('the last day of a confirmed ride lasts from 24 hours before pickup until two hours after, by the clock of its place', () => {
  const ride = buildReservation({
    status: 'confirmed',
    pickupAt: '2027-03-12T05:10',
    timezone: 'Europe/Paris',
  });
  const at = (instant: string, one = ride) => isLastDay(one, new Date(instant));
  expect(at('2027-03-11T04:09:00Z')).toBe(false);
  expect(at('2027-03-11T04:10:00Z')).toBe(true);
  expect(at('2027-03-12T06:10:00Z')).toBe(true);
  expect(at('2027-03-12T06:11:00Z')).toBe(false);
  expect(at('2027-03-12T04:00:00Z', { ...ride, status: 'cancelled' })).toBe(false);
});
