import { expect, test } from 'vitest';
import { hourRows } from './hour-rows.ts';

test('consecutive days with the same opening hours share a row, closed days too', () => {
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '20:00' }));
  expect(hourRows([...weekdays, { day: 6, opens: '09:00', closes: '18:00' }])).toEqual([
    { first: 1, last: 5, spans: [{ opens: '08:00', closes: '20:00' }] },
    { first: 6, last: 6, spans: [{ opens: '09:00', closes: '18:00' }] },
    { first: 7, last: 7, spans: [] },
  ]);
});
