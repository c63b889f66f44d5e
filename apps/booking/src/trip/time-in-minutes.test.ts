import { parseWallClock, wallClock } from '@livree/i18n';
import { expect, it } from 'vitest';
import { timeInMinutes } from './time-in-minutes.ts';

it('the proposed time follows the wall clock of the pickup place, not of the browser', () => {
  const instant = new Date('2026-12-31T23:30:00Z');
  expect(wallClock(instant, 'Europe/Paris')).toBe('2027-01-01T00:30');
  expect(wallClock(instant, 'Africa/Algiers')).toBe('2027-01-01T00:30');
  expect(wallClock(instant, 'Europe/London')).toBe('2026-12-31T23:30');
});

it.each([
  ['in winter', '2026-12-01T05:10', '2026-12-01T04:10:00.000Z'],
  ['in summer', '2026-07-01T05:10', '2026-07-01T03:10:00.000Z'],
  ['just before clocks go forward', '2027-03-28T01:55', '2027-03-28T00:55:00.000Z'],
  ['just after clocks go forward', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['twice on the night clocks go back: the first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('finds the instant of a time %s', (_, local, expected) => {
  expect(parseWallClock(local, 'Europe/Paris')?.toISOString()).toBe(expected);
});

it('a time that clocks skip, or a day that does not exist, is no instant', () => {
  expect(parseWallClock('2027-03-28T02:30', 'Europe/Paris')).toBeNull();
  expect(parseWallClock('2027-02-30T10:00', 'Europe/Paris')).toBeNull();
  expect(parseWallClock('T', 'Europe/Paris')).toBeNull();
});

it('the proposed time is rounded up to five minutes', () => {
  expect(timeInMinutes(new Date('2026-12-01T08:01:00Z'), 60, 'Europe/Paris')).toBe('10:05');
  expect(timeInMinutes(new Date('2026-12-01T22:55:00Z'), 60, 'Europe/Paris')).toBe('00:55');
});
