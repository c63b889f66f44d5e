import { euros, type Quote } from '@livree/contracts';
import { expect, test } from 'vitest';
import { quoteRequest } from '../../../quotes/quote-request.ts';
import { emptyBooking } from '../../../wizard/booking.ts';
import { makeBooking } from './carry-over.ts';

const place = (kind: string) => ({
  id: kind,
  label: kind,
  kind,
  precision: 'point',
  country: 'fr',
  town: null,
  latitude: 49,
  longitude: 2.5,
  timeZone: 'Europe/Paris',
});
const quote = (kinds: string[]): Quote => ({
  quote: 'signed',
  expiresAt: '2026-12-01T00:00:00Z',
  tariffVersion: 'default-1',
  currency: 'EUR',
  totalPrice: euros(15_470),
  lines: [],
  badges: { roundTrip: true, nightTime: true, weekend: false, premium: false },
  route: {
    distance: { text: '31,6 km', value: 31_600 },
    duration: { text: '48 min', value: 2880 },
    isEstimate: true,
    places: kinds.map(place),
    path: [],
    attribution: [],
  },
  returnRoute: null,
  distanceKm: 31.6,
  distanceText: '31,6 km',
  durationSeconds: 2880,
  durationText: '48 min',
  timezone: 'Europe/Paris',
});
const trip = {
  ...emptyBooking.trip,
  departure: 'Paris',
  destination: 'CDG',
  stops: [{ id: '1', address: 'Saint-Denis' }],
  date: '2026-12-01',
  time: '05:10',
  roundTrip: true,
  returnDeparture: 'CDG',
  returnDestination: 'Paris',
  returnDate: '2026-12-03',
  returnTime: '18:00',
};

test('the simulator passes on the ride so that the wizard requests the same price', () => {
  const booking = makeBooking({ trip, vehicleId: 3, quote: quote(['town', 'airport']) });
  const simulated = quoteRequest({ ...emptyBooking, trip, vehicleId: 3 });
  expect(quoteRequest(booking)).toEqual({ ...simulated, serviceType: 'airport' });
});

test('a simulated ride to an airport becomes an airport transfer, unless the visitor chose a service', () => {
  const chosen = { ...emptyBooking, serviceType: 'business' as const };
  expect(makeBooking({ trip, vehicleId: 3, quote: quote(['airport']) }, chosen).serviceType).toBe('business');
  expect(makeBooking({ trip, vehicleId: 3, quote: quote(['town']) }).serviceType).toBeNull();
});

test('a simulated ride keeps what was typed in the wizard, and drops the plan of another vehicle', () => {
  const known = { ...emptyBooking, vehicleId: 2, plan: 'elite' as const, specialRequests: 'Pancarte' };
  const booking = makeBooking({ trip, vehicleId: 3, quote: quote([]) }, known);
  expect(booking).toMatchObject({ specialRequests: 'Pancarte', plan: null, vehicleId: 3 });
});
