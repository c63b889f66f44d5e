import { expect, test } from 'vitest';
import { neighbourMonth, readPeriod } from './filters.ts';

test('a day is shown before its month, and a month that is none is this one', () => {
  expect(readPeriod({ day: '2026-06-10', month: '2026-05' })).toEqual({ period: '2026-06-10' });
  expect(readPeriod({ day: '', month: '2026-05' })).toEqual({ period: '2026-05' });
  expect(readPeriod({ day: '', month: '2026-13' })).toEqual({});
});

test('the month after December is January of the next year, and the other way round', () => {
  expect(neighbourMonth('2026-12', 1)).toBe('2027-01');
  expect(neighbourMonth('2027-01', -1)).toBe('2026-12');
});
