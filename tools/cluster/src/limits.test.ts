import { expect, it } from 'vitest';
import { findBrokenLimits, findMissingRides } from './limits.ts';
import type { Measured } from './measure.ts';

const row: Measured = {
  fault: { name: 'fault', breaks: 1, happen: () => Promise.resolve(undefined) },
  requests: 100,
  booked: 40,
  failed: 9,
  refused: 0,
  pause: 29,
  pagePause: 1,
  failover: { detection: 21, recovery: 8 },
  verdict: { lost: 0, doubleRides: 0, doubleCharges: 0, faultyPapers: 0, unsettled: 3 },
};

it('a fault whose failed requests, unsettled rides and pauses are within the limits broke none', () => {
  expect(findBrokenLimits(row)).toEqual([]);
});

it.each([
  ['nobody booked for 31.0 s', { pause: 31 }],
  ['nobody booked for 31.0 s', { failover: { detection: 21, recovery: 10 } }],
  ['nobody got a page for 6.0 s', { pagePause: 6 }],
  ['2 requests were refused without a reason', { refused: 2 }],
  ['9 of 100 requests were lost', { fault: { ...row.fault, spares: 50 } }],
  ['1 rides were lost', { verdict: { ...row.verdict, lost: 1 } }],
  ['3 vehicles or cards were taken twice', { verdict: { ...row.verdict, doubleRides: 1, doubleCharges: 2 } }],
])('says that %s', (sentence, changes) => {
  expect(findBrokenLimits({ ...row, ...changes })).toEqual([`fault: ${sentence}.`]);
});

it('a run without rides does not count', () => {
  expect(findMissingRides(39, 2)).toEqual(['Only 39 rides were booked, 40 are needed to tell.']);
  expect(findMissingRides(40, 2)).toEqual([]);
});
