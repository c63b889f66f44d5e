import { expect, it } from 'vitest';
import { bothClocks } from './both-clocks.ts';

const instant = new Date('2026-12-01T07:00Z');

it("shows the time at the place and in the reader's zone", () => {
  expect(bothClocks(instant, 'Europe/Paris', 'Europe/London', 'fr')).toEqual({
    here: '08:00',
    city: 'Paris',
    own: '07:00',
  });
});

it('both clocks name the day if it differs', () => {
  const night = new Date('2026-12-01T22:30Z');
  expect(bothClocks(night, 'Europe/Paris', 'Asia/Tokyo', 'fr')?.own).toBe('mer. 2\u00a0déc., 07:30');
});

it('one time is shown if both clocks agree, whatever the names of their zones', () => {
  expect(bothClocks(instant, 'Europe/Paris', 'Africa/Algiers', 'fr')).toBeNull();
});
