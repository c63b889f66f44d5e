import { expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import type { Attempt, Outcome } from './load/attempt.ts';
import type { Load } from './load/load.ts';
import { longestPause, formatTable, measure } from './measure.ts';
import type { Verdict } from './verdict.ts';

const booking = (at: number, outcome: Outcome = 'done') => ({ kind: 'booking', at, outcome }) as const;
const clean: Verdict = {
  lost: 0,
  doubleRides: 0,
  doubleCharges: 0,
  faultyPapers: 0,
  unsettled: 0,
};
const fault: Fault = { name: 'kill -9 api-1', breaks: 1, happen: () => Promise.resolve(undefined) };

/** A load whose customers have each of their bookings end like this, ten times a second. */
function loadOf(outcome: Outcome): Load & Disposable {
  const attempts: Attempt[] = [];
  const timer = setInterval(() => attempts.push(booking(performance.now(), outcome)), 100);
  return {
    attempts,
    booked: [],
    refusals: [],
    hurry: () => () => Promise.resolve(),
    stop: () => Promise.resolve(),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

const judge = () => Promise.resolve(clean);

it('the longest pause counts answers of its kind, from the fault to the end, and no refusal', () => {
  const attempts = [
    booking(900),
    booking(2000),
    booking(3000, 'unanswered'),
    booking(3500, 'refused'),
    booking(3600, 'taken'),
    { kind: 'page', at: 4000, outcome: 'done' } as const,
    booking(6500),
    booking(7000),
  ];
  expect(longestPause(attempts, 'booking', { from: 1000, to: 8000 })).toBe(4.5);
  expect(longestPause([], 'booking', { from: 1000, to: 8000 })).toBe(7);
});

it.each(['refused', 'taken', 'unanswered'] as const)(
  'a fault after which every booking is %s ends with a sentence',
  async (outcome) => {
    using load = loadOf(outcome);
    await expect(measure(load, fault, judge, { calm: 0, limit: 300 })).rejects.toThrow(
      'After "kill -9 api-1" no customer has booked for 0.3 s.',
    );
  },
);

it('a failover is measured until another has the part, and from then to a booking', async () => {
  using load = loadOf('done');
  const pause = 200;
  const failover: Fault = {
    ...fault,
    happen: () => new Promise((done) => setTimeout(() => done(performance.now()), pause)),
  };
  const row = await measure(load, failover, judge, { calm: 0 });
  expect(row.failover?.detection).toBeGreaterThanOrEqual(pause / 1000 - 0.01);
  expect(row.failover?.recovery).toBeGreaterThan(0);
});

it('the table sums rides and charges that exist twice', () => {
  const verdict = { ...clean, lost: 1, doubleRides: 2, doubleCharges: 3 };
  const counts = { requests: 90, booked: 70, failed: 4, refused: 2 };
  const failover = { detection: 18.04, recovery: 2.5 };
  const row = { fault, ...counts, pause: 1.25, pagePause: 0.5, failover, verdict };
  const [, line = ''] = formatTable([row]).split('\n');
  expect(line.split(/ {2,}/).join(' | ')).toBe(
    'kill -9 api-1 | 90 | 70 | 4 | 2 | 1.3 | 18.0 | 2.5 | 0.5 | 1 | 5',
  );
});
