import { expect, test } from 'vitest';
import { emptyTrip, withRoundTrip } from './trip.ts';

const airport = 'Aéroport CDG';
const trip = { ...emptyTrip, departure: 'Paris', destination: airport };

test('a round trip proposes the outbound trip reversed, and clears it again', () => {
  const both = withRoundTrip(trip, true);
  expect(both).toMatchObject({ returnDeparture: airport, returnDestination: 'Paris', returnTime: '' });
  expect(withRoundTrip({ ...both, returnDate: '2026-12-02' }, false)).toEqual(trip);
});
