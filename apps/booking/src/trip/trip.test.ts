import { expect, test } from 'vitest';
import {
  emptyTrip,
  stopAddresses,
  withEnd,
  withNewStop,
  withoutStop,
  withRoundTrip,
  withStop,
} from './trip.ts';

const airport = 'Aéroport CDG';
const trip = { ...emptyTrip, departure: 'Paris', destination: airport };

test('a round trip proposes the outbound trip reversed, and clears it again', () => {
  const both = withRoundTrip(trip, true);
  expect(both).toMatchObject({ returnDeparture: airport, returnDestination: 'Paris', returnTime: '' });
  expect(withRoundTrip({ ...both, returnDate: '2026-12-02' }, false)).toEqual(trip);
});

test('the return follows the outbound trip only while it mirrors it', () => {
  const both = withRoundTrip(trip, true);
  expect(withEnd(both, 'destination', 'Orly').returnDeparture).toBe('Orly');
  const changed = { ...both, returnDeparture: 'Gare du Nord' };
  expect(withEnd(changed, 'destination', 'Orly').returnDeparture).toBe('Gare du Nord');
  expect(withEnd(trip, 'departure', 'Lyon').returnDestination).toBe('');
});

test('stops are kept apart, and blank ones are dropped', () => {
  const two = withNewStop(withNewStop(trip));
  const [first, second] = two.stops.map(({ id }) => id);
  expect(first).not.toBe(second);
  expect(stopAddresses(withStop(two, second ?? '', ' Reims '))).toEqual(['Reims']);
  expect(withNewStop(withoutStop(two, first ?? '')).stops.map(({ id }) => id)).toEqual(['2', '3']);
});
