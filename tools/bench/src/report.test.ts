import { expect, test } from 'vitest';
import { median, report } from './report.ts';

const visit = { lcp: 1000, interactive: 1500, scriptBytes: 200_000, requests: 10, cls: 0 };

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('a ratio is the median of the rounds, not the ratio of the medians', () => {
  const rounds = [
    { ours: { ...visit, lcp: 1100 }, bundle: { ...visit, lcp: 1000 } },
    { ours: { ...visit, lcp: 4400 }, bundle: { ...visit, lcp: 4000 } },
    { ours: { ...visit, lcp: 900 }, bundle: { ...visit, lcp: 3000 } },
  ];
  expect(report(rounds).lcp).toEqual({ ours: 1100, bundle: 3000, ratio: 1.1 });
});

test('the worst layout shift is reported', () => {
  const rounds = [0.00004, 0.01234, 0].map((cls) => ({ ours: { ...visit, cls }, bundle: visit }));
  expect(report(rounds).cls).toBe(0.0123);
});
