import { expect, test } from 'vitest';
import { findShown, listHours, locateMoment, readWindow } from './hours-shown.ts';

const at = (time: string) => Date.parse(`2027-03-01T${time}:00Z`);
const day = { start: at('00:00'), end: at('00:00') + 24 * 3_600_000 };
const shown = (hours: 13 | 24, now: number) => {
  const { start, end } = findShown(day, hours, now);
  return [new Date(start).getUTCHours(), (end - start) / 3_600_000];
};

test.each([
  ['00:30', 0],
  ['07:42', 5],
  ['23:59', 11],
])('the thirteen hours shown at %s begin at %i o’clock', (now, start) => {
  expect(shown(13, at(now))).toEqual([start, 13]);
});

test('the hours shown of another day begin at six, and those of a whole day at midnight', () => {
  expect(shown(13, at('00:00') - 1)).toEqual([6, 13]);
  expect(shown(24, at('07:42'))).toEqual([0, 24]);
  expect(readWindow(new URLSearchParams('hours=24'))).toBe(24);
  expect(readWindow(new URLSearchParams('hours=7'))).toBe(13);
});

test('a day on which the clocks go forward shows 23 hours', () => {
  expect(listHours({ start: day.start, end: day.end - 3_600_000 })).toHaveLength(23);
});

test('a moment outside the shown hours is drawn at the edge', () => {
  expect([
    locateMoment(at('12:00'), day),
    locateMoment(day.end + 1, day),
    locateMoment(day.start - 1, day),
  ]).toEqual([0.5, 1, 0]);
});
