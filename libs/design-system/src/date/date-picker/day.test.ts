import { expect, it } from 'vitest';
import { parseDay } from './calendar-day.ts';
import { isDay } from './day.ts';

it('parses a day and nothing else', () => {
  expect(parseDay('2026-12-01')?.toString()).toBe('2026-12-01');
  for (const wrong of ['', '2026-02-30', '1/12/2026', '2026-12-01T05:10', null, undefined])
    expect(parseDay(wrong)).toBeNull();
});

it('knows a day from other texts', () => {
  expect(isDay('2026-12-01')).toBe(true);
  for (const wrong of ['', '2026-02-30', '1/12/2026']) expect(isDay(wrong)).toBe(false);
});
