import { buildReservation } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { isLastDay, pickNextRides } from './last-day.ts';

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

test('the next ride is the first of those ahead; a later page and a list of one ride have none', () => {
  const now = new Date('2027-03-01T09:00:00Z');
  const [next, late, past] = ['2027-03-12', '2027-04-02', '2027-02-01'].map((day, index) =>
    buildReservation({ id: index + 1, pickupAt: `${day}T10:00` }),
  );
  const listIds = (rides: (typeof late)[], page: number, total = 20) => {
    const items = rides.filter((ride) => ride !== undefined);
    return pickNextRides({ items, pageCount: 7, total, page, perPage: 3 }, now).map(({ id }) => id);
  };
  expect(listIds([next, late, past], 1)).toEqual([1]);
  expect(listIds([late, past], 2)).toEqual([]);
  expect(listIds([past], 1)).toEqual([]);
  expect(listIds([next], 1, 1)).toEqual([]);
});
