import { expect, test } from 'vitest';
import { readVitals } from './vital-percentiles.ts';
import { vitalStep } from './vital-steps.ts';

test('three of four documents were at most as slow as the step that holds the third', () => {
  const tallies: Record<string, number> = { 'browser caught': 9, server: 2 };
  for (const value of [150, 250, 1500, 9000]) tallies[`LCP ${vitalStep('LCP', value)}`] = 1;
  tallies[`CLS ${vitalStep('CLS', 0.02)}`] = 10;
  tallies[`INP ${vitalStep('INP', 20_000)}`] = 1;
  expect(readVitals(tallies)).toEqual([
    { vital: 'CLS', atMost: 0.025 },
    { vital: 'INP', atMost: Infinity },
    { vital: 'LCP', atMost: 1800 },
  ]);
  expect(readVitals({})).toEqual([]);
});
