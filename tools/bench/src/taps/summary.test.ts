import { expect, test } from 'vitest';
import { summarise } from './summary.ts';

test('an interaction is told by its medians, its longest round and in pieces of fixed work', () => {
  const taps = [
    { duration: 40, shown: 90 },
    { duration: 200, shown: 100 },
    { duration: 48, shown: 700 },
  ];
  expect(summarise(new Map([['menu', taps]]), 25)).toEqual({
    menu: { duration: 48, longest: 200, shown: 100, durationWorks: 1.92, shownWorks: 4 },
  });
});
