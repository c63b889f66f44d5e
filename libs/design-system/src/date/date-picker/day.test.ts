import { expect, it } from 'vitest';
import { parseDay } from './calendar-day.ts';
import { isDay } from './day.ts';

it('a day of the calendar is parsed, and no other text', () => {
  expect(parseDay('2026-12-01')?.toString()).toBe('2026-12-01');
  for (const wrong of ['', '2026-02-30', '1/12/2026', '2026-12-01T05:10', null, undefined])
    expect(parseDay(wrong)).toBeNull();
});

it('a day of the calendar is recognised, and no other text', () => {
  expect(isDay('2026-12-01')).toBe(true);
  for (const wrong of ['', '2026-02-30', '1/12/2026']) expect(isDay(wrong)).toBe(false);
});
