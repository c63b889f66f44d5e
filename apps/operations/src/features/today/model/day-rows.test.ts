import { expect, test } from 'vitest';
import { listBusyFirst, takePage } from './day-rows.ts';

const vehicle = (id: number) => ({ id, name: `Vehicle ${id}`, seats: 4 });
const absence = { id: 1, vehicleId: 3, startsAt: '', endsAt: '', reason: '' };

test('vehicles that are on the road or away come before those that are free', () => {
  const day = {
    date: '2027-03-01',
    startsAt: '',
    endsAt: '',
    timezone: 'Europe/Paris',
    vehicles: [vehicle(1), vehicle(2), vehicle(3)],
    rides: [],
    absences: [absence],
  };
  expect(listBusyFirst(day).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test.each([
  [1, 1, 40],
  [4, 4, 5],
  [9, 4, 5],
])('page %i of 125 rows is page %i with %i of them', (asked, page, count) => {
  const rows = Array.from({ length: 125 }, (_, index) => index);
  const taken = takePage(rows, asked);
  expect([taken.page, taken.pages, taken.rows.length]).toEqual([page, 4, count]);
});
