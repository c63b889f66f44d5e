import { expect, test } from 'vitest';
import {
  stopAddresses,
  withEnd,
  withNewStop,
  withoutStop,
  withStop,
  withStopEarlier,
} from './trip-places.ts';

const airport = 'Aéroport CDG';
const trip = {
  departure: 'Paris',
  destination: airport,
  stops: [],
  roundTrip: false,
  returnDeparture: '',
  returnDestination: '',
};

test('the return follows the outbound trip only while it mirrors it', () => {
  const both = { ...trip, roundTrip: true, returnDeparture: airport, returnDestination: 'Paris' };
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

test('a stop is driven to earlier than the one before it, and the first stays first', () => {
  const stops = ['Reims', 'Metz', 'Nancy'].map((address, index) => ({ id: String(index), address }));
  const moved = withStopEarlier({ ...trip, stops }, '2');
  expect(stopAddresses(moved)).toEqual(['Reims', 'Nancy', 'Metz']);
  expect(withStopEarlier(moved, '0')).toEqual(moved);
});
