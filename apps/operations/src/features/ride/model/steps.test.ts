import { expect, test } from 'vitest';
import { isPossible, steps } from './steps.ts';

const pickup = new Date('2027-03-01T09:00:00Z');
const ride = { pickupAt: '2027-03-01T10:00', timezone: 'Europe/Paris' };
const possible = (status: string, minutes: number) =>
  steps.filter((step) =>
    isPossible(step, { ...ride, status }, new Date(pickup.getTime() + minutes * 60_000)),
  );

test.each([
  ['pending', 0, ['confirm']],
  ['confirmed', -1, ['start']],
  ['confirmed', 0, ['start', 'noShow']],
  ['in_progress', 30, ['complete']],
  ['completed', 120, []],
  ['cancelled', 0, []],
  ['something newer', 0, []],
])('of a ride that is %s, %i minutes after its pickup: %j', (status, minutes, expected) => {
  expect(possible(status, minutes)).toEqual(expected);
});

test.each([
  ['before the clocks go back', '2026-10-25T01:30', 'Europe/Paris', '2026-10-24T23:30:00Z'],
  ['the first of two times', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00Z'],
  ['after the clocks went back', '2026-10-25T03:30', 'Europe/Paris', '2026-10-25T02:30:00Z'],
  ['before the clocks go forward', '2026-03-29T01:30', 'Europe/Paris', '2026-03-29T00:30:00Z'],
  ['after the clocks went forward', '2026-03-29T03:30', 'Europe/Paris', '2026-03-29T01:30:00Z'],
  ['west of Greenwich', '2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00Z'],
])('a customer is missed from the minute of the pickup, %s', (_when, pickupAt, timezone, at) => {
  const isMissed = (moment: number) =>
    isPossible('noShow', { status: 'confirmed', pickupAt, timezone }, new Date(moment));
  expect(isMissed(Date.parse(at) - 1)).toBe(false);
  expect(isMissed(Date.parse(at))).toBe(true);
});

test('a time that the clocks skip never comes', () => {
  const skipped = { status: 'confirmed', pickupAt: '2026-03-29T02:30', timezone: 'Europe/Paris' };
  expect(isPossible('noShow', skipped, new Date('2026-03-30T00:00:00Z'))).toBe(false);
});
