import { expect, it } from 'vitest';
import { parseDay } from './calendar-day.ts';
import { dayInWords } from './day.ts';

it('parses a day and nothing else', () => {
  expect(parseDay('2026-12-01')?.toString()).toBe('2026-12-01');
  for (const wrong of ['', '2026-02-30', '1/12/2026', '2026-12-01T05:10', null, undefined])
    expect(parseDay(wrong)).toBeNull();
});

it('formats the day in the requested language', () => {
  expect(dayInWords('2026-12-01', 'fr')).toBe('mar. 1 décembre 2026');
  expect(dayInWords('2026-12-01', 'de')).toBe('Di., 1. Dezember 2026');
  expect(dayInWords('2026-02-30', 'fr')).toBeNull();
});
