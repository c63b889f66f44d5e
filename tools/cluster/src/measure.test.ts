import { expect, it } from 'vitest';
import { longestPause, formatTable } from './measure.ts';

const booking = (at: number, isAnswered = true) => ({ kind: 'booking', at, isAnswered }) as const;

it('the longest pause counts answers of its kind, from the fault to the end', () => {
  const attempts = [
    booking(900),
    booking(2000),
    booking(3000, false),
    { kind: 'page', at: 4000, isAnswered: true } as const,
    booking(6500),
    booking(7000),
  ];
  expect(longestPause(attempts, 'booking', { from: 1000, to: 8000 })).toBe(4.5);
  expect(longestPause([], 'booking', { from: 1000, to: 8000 })).toBe(7);
});

it('the table sums rides and charges that exist twice', () => {
  const verdict = { lost: 1, doubleRides: 2, doubleCharges: 3, faultyPapers: 0, withoutMail: 0 };
  const row = { fault: 'kill -9 api-1', requests: 90, failed: 4, pause: 1.25, pagePause: 0.5, verdict };
  expect(formatTable([row]).split('\n')[1]?.split(/ {2,}/)).toEqual([
    'kill -9 api-1',
    '90',
    '4',
    '1.3',
    '0.5',
    '1',
    '5',
  ]);
});
