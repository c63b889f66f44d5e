import { expect, it } from 'vitest';
import { restartPauses } from './restart-pauses.ts';

const limits = { first: 250, longest: 2000, calm: 60_000 };

it('a process that cannot start is started again after growing pauses', () => {
  const pauses = restartPauses(limits);
  expect([0, 0, 0, 0, 0].map(() => pauses.after(0))).toEqual([250, 500, 1000, 2000, 2000]);
});

it('a process that worked is replaced at once, unless several end one after the other', () => {
  const pauses = restartPauses(limits);
  expect([900, 900, 900, 900].map((worked) => pauses.after(worked))).toEqual([0, 0, 250, 500]);
  expect(pauses.after(61_000)).toBe(0);
  expect(pauses.after(900)).toBe(0);
});
