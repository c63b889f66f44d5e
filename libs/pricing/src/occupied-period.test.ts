import { expect, it } from 'vitest';
import { occupiedPeriod } from './index.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);

it.each([
  [{ seconds: 1800 }, '12:00'],
  [{ seconds: 10_800 }, '13:00'],
  [{ seconds: 0, turnaroundSeconds: 900 }, '12:15'],
  [{ seconds: 3600, return: { pickup: at('18:00'), seconds: 3600 } }, '19:00'],
  [{ seconds: 3600, return: { pickup: at('10:30'), seconds: 600 }, turnaroundSeconds: 600 }, '12:10'],
])('occupies the vehicle from pickup to the end of the last ride (%#)', (occupation, end) => {
  expect(occupiedPeriod({ pickup: at('10:00'), ...occupation })).toEqual({
    start: at('10:00'),
    end: at(end),
  });
});
