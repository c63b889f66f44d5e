import { expect, test } from 'vitest';
import { openState } from './open-now.ts';

const week = [
  { day: 1, opens: '08:00', closes: '12:00' },
  { day: 1, opens: '14:00', closes: '20:00' },
  { day: 5, opens: '08:00', closes: '20:00' },
];
const at = (instant: string, timeZone = 'Europe/Paris') => openState(week, new Date(instant), timeZone);

test('the office is open by the operator’s clock, not by the visitor’s', () => {
  // A Monday. 07:30 in Greenwich is 09:30 in Paris, and 03:30 in New York.
  expect(at('2026-06-01T07:30Z')).toEqual({ isOpen: true, until: '12:00' });
  expect(at('2026-06-01T07:30Z', 'America/New_York')).toEqual({
    isOpen: false,
    day: 1,
    at: '08:00',
    isToday: true,
  });
});

test('the office is open at its opening time, and closed at its closing time', () => {
  expect(at('2026-06-01T10:00Z')).toEqual({ isOpen: false, day: 1, at: '14:00', isToday: true });
  expect(at('2026-06-01T12:00Z')).toEqual({ isOpen: true, until: '20:00' });
});

test('after closing, the next opening day is shown, even after the weekend', () => {
  expect(at('2026-06-01T19:00Z')).toEqual({ isOpen: false, day: 5, at: '08:00', isToday: false });
  expect(at('2026-06-06T19:00Z')).toEqual({ isOpen: false, day: 1, at: '08:00', isToday: false });
});

test('an office open on one day opens again a week later', () => {
  const friday = week.slice(2);
  expect(openState(friday, new Date('2026-06-05T19:00Z'), 'Europe/Paris')).toMatchObject({
    day: 5,
    isToday: false,
  });
  expect(openState([], new Date('2026-06-05T19:00Z'), 'Europe/Paris')).toBeNull();
});
