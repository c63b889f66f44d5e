import { expect, test } from 'vitest';
import { summarise } from './summary.ts';
import { renderTable } from './table.ts';

const site = (slower: number) =>
  summarise(
    [
      { duration: 40, shown: 90 },
      { duration: 200, shown: 100 },
      { duration: 48, shown: 700 },
    ].map(({ duration, shown }) => ({
      taps: [['menu', { duration: duration * slower, shown: shown * slower }]],
      work: 25,
    })),
  );

test('an interaction is summarised by its medians, its longest round and their ratio to a fixed piece of work', () => {
  expect(site(1)).toEqual({
    work: 25,
    interactions: { menu: { duration: 48, longest: 200, shown: 100, durationWorks: 1.92, shownWorks: 4 } },
  });
});

test('a table shows the figures of one site, or of two side by side', () => {
  expect(renderTable(site(1)).split('\n').at(2)).toBe('| menu | 48 | 200 | 1.92 | 100 | 4 |');
  expect(renderTable(site(1), site(2)).split('\n').at(2)).toBe(
    '| menu | 96 → 48 | 400 → 200 | 3.84 → 1.92 | 200 → 100 | 8 → 4 |',
  );
});
