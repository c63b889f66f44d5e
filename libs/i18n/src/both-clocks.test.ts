import { expect, it } from 'vitest';
import { bothClocks } from './both-clocks.ts';

const instant = new Date('2026-12-01T07:00Z');

it('tells the time at the place and where the reader lives', () => {
  expect(bothClocks(instant, 'Europe/Paris', 'Europe/London', 'fr')).toEqual({
    here: '08:00',
    city: 'Paris',
    own: '07:00',
  });
});

it('names the day where it is another', () => {
  const night = new Date('2026-12-01T22:30Z');
  expect(bothClocks(night, 'Europe/Paris', 'Asia/Tokyo', 'fr')?.own).toBe('mer. 2 déc., 07:30');
});

it('says nothing where both clocks agree, whatever their names', () => {
  expect(bothClocks(instant, 'Europe/Paris', 'Africa/Algiers', 'fr')).toBeNull();
});
