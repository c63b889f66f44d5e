import { expect, test } from 'vitest';
import { missedBars } from './bars.ts';
import { isFair } from './race.ts';
import { countFailures, summarise } from './summary.ts';

const load = { requestsPerSecond: 900, p50: 6, p99: 12, failures: 0 };
const bare = { requestsPerSecond: 1000, p50: 5, p99: 10, failures: 0 };
const rounds = { ours: [load, load], bare: [bare, bare] };
const loads = Object.fromEntries(
  ['vehicles', 'calculate', 'reserve'].map((name) => [name, summarise(rounds)]),
);
const health = { longestBlockMs: 20, memoryMb: 290 };
const good = { postgres: { loads, health }, pglite: { loads, health } };

test('the report shows our result, that of a bare handler, and their ratio', () => {
  expect(summarise(rounds)).toEqual({
    rps: { ours: 900, bare: 1000, ratio: 0.9 },
    p99: { ours: 12, bare: 10, ratio: 1.2 },
  });
});

test('the ratio stays when the machine is slow, because both sides of a round slow down', () => {
  const slow = {
    ours: [load, { ...load, requestsPerSecond: 90 }, load],
    bare: [bare, { ...bare, requestsPerSecond: 100 }, bare],
  };
  expect(summarise(slow).rps.ratio).toBe(0.9);
});

test('failed requests of both sides are counted', () => {
  expect(countFailures({ ours: [load, { ...load, failures: 2 }], bare: [{ ...bare, failures: 1 }] })).toBe(3);
});

test('results that meet every limit miss none', () => expect(missedBars(good)).toEqual([]));

test('each missed limit is a sentence with the measured value', () => {
  const worse = {
    ...loads,
    reserve: { rps: { ours: 600, bare: 1000, ratio: 0.6 }, p99: { ours: 20, bare: 10, ratio: 2 } },
  };
  const heavy = { longestBlockMs: 61.4, memoryMb: 512 };
  expect(missedBars({ ...good, postgres: { loads: worse, health: heavy } })).toEqual([
    'reserve: 0.6 of the bare requests a second, not 0.85',
    'reserve: p99 2 times the bare one, not 1.5',
    'postgres: event loop blocked for 61 ms, not 50',
    'postgres: 512 MB of memory, not under 300',
  ]);
});

test('a load that was not measured misses its limits', () => {
  expect(missedBars({ ...good, postgres: { loads: {}, health } })).toHaveLength(6);
});

test('a race for one vehicle is fair if one caller wins and all others are refused', () => {
  const race = { races: 2, customers: 100 };
  expect(isFair({ ...race, answers: { '201': 2, '409': 198 } })).toBe(true);
  expect(isFair({ ...race, answers: { '201': 3, '409': 197 } })).toBe(false);
  expect(isFair({ ...race, answers: { '201': 2, '409': 197, none: 1 } })).toBe(false);
});
