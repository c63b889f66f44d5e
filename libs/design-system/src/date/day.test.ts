import { expect, it } from 'vitest';
import { dayInWords, parseDay } from './day.ts';

it('parses a day and nothing else', () => {
  expect(parseDay('2026-12-01')?.toString()).toBe('2026-12-01');
  for (const wrong of ['', '2026-02-30', '1/12/2026', '2026-12-01T05:10', null, undefined])
    expect(parseDay(wrong)).toBeNull();
});

it('formats the day in the requested language', () => {
  const day = parseDay('2026-12-01');
  if (!day) throw new Error('a day was expected');
  expect(dayInWords(day, 'fr')).toBe('mar. 1 décembre 2026');
  expect(dayInWords(day, 'de')).toBe('Di., 1. Dezember 2026');
});
