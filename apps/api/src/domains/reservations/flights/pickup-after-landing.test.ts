import { describe, expect, test } from 'vitest';
import { findGap, findPickup } from './pickup-after-landing.ts';

const at = (time: string) => new Date(`2026-06-10T${time}:00Z`);
const minutes = (gap: number) => gap / 60_000;

describe('the time from the landing to the pickup', () => {
  const late = { scheduledAt: at('09:00'), expectedAt: at('10:00') };

  test.each([
    ['chosen after the scheduled landing, in time or tight', '09:40', 40],
    ['chosen before anybody knew of the delay', '10:30', 90],
    ['chosen for the delay', '10:45', 45],
    ['chosen long after both', '12:00', 120],
    ['tight, with hand luggage', '09:23', 23],
    ['the landing itself, written as the pickup', '09:00', 45],
    ['minutes after the landing, when nobody is out', '09:20', 45],
    ['before the landing, which says nothing', '08:30', 45],
  ])('%s', (_, pickup, gap) => {
    expect(minutes(findGap(at(pickup), late, 45))).toBe(gap);
  });
});

describe('the pickup after a landing', () => {
  const gap = 60 * 60_000;
  const now = at('06:00');

  test.each([
    ['a late landing', '10:31', '11:35'],
    ['an early landing', '08:40', '09:40'],
    ['a few minutes', '09:04', '10:00'],
    ['another day', '23:59', '25:00'],
  ])('%s', (_, landing, pickup) => {
    const [hours = 0, minute = 0] = pickup.split(':').map(Number);
    const expected = new Date(Date.UTC(2026, 5, 10, hours, minute));
    expect(findPickup(at('10:00'), { expectedAt: at(landing), gap, now })).toEqual(expected);
  });

  test('becomes no earlier than a chauffeur can be there', () => {
    const early = { expectedAt: at('08:00'), gap };
    expect(findPickup(at('10:00'), { ...early, now: at('08:40') })).toEqual(at('09:10'));
    expect(findPickup(at('10:00'), { ...early, now: at('09:45') })).toEqual(at('10:00'));
  });
});
