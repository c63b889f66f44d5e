import { expect, it } from 'vitest';
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

it('reverses the outbound trip for a round trip and clears it again', () => {
  const both = withRoundTrip(trip, true);
  expect(both).toMatchObject({ returnDeparture: airport, returnDestination: 'Paris', returnTime: '' });
  expect(withRoundTrip({ ...both, returnDate: '2026-12-02' }, false)).toEqual(trip);
});

it('updates the return only while it mirrors the outbound trip', () => {
  const both = withRoundTrip(trip, true);
  expect(withEnd(both, 'destination', 'Orly').returnDeparture).toBe('Orly');
  const changed = { ...both, returnDeparture: 'Gare du Nord' };
  expect(withEnd(changed, 'destination', 'Orly').returnDeparture).toBe('Gare du Nord');
  expect(withEnd(trip, 'departure', 'Lyon').returnDestination).toBe('');
});

it('keeps stops separate and drops blank ones', () => {
  const two = withNewStop(withNewStop(trip));
  const [first, second] = two.stops.map(({ id }) => id);
  expect(first).not.toBe(second);
  expect(stopAddresses(withStop(two, second ?? '', ' Reims '))).toEqual(['Reims']);
  expect(withNewStop(withoutStop(two, first ?? '')).stops.map(({ id }) => id)).toEqual(['2', '3']);
});
