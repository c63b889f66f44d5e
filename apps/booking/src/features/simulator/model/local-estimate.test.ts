import { euros } from '@livree/contracts';
import { defaultTariff as tariff } from '@livree/pricing';
import { describe, expect, it } from 'vitest';
import { quoteRequest } from '../../../quotes/quote-request.ts';
import { emptyTrip } from '../../../trip/trip.ts';
import { localEstimate } from './local-estimate.ts';

const vehicle = { id: 3, name: 'Berline', hourlyPrice: 5000, seats: 4, isPremium: false };
const trip = {
  ...emptyTrip,
  departure: 'Paris',
  destination: 'Roissy',
  date: '2026-12-01',
  time: '05:10',
  stops: [{ id: '1', address: 'Saint-Denis' }],
};
const makeRouteRequest = (given: typeof trip) =>
  quoteRequest({ serviceType: null, plan: null, vehicleId: vehicle.id, trip: given, extras: [] });
const route = {
  distance: { text: '31,6 km', value: 31_600 },
  duration: { text: '48 min', value: 2880 },
  isEstimate: true,
  places: [],
  path: [],
  attribution: [],
};
const known = { vehicle, route, tariff, tariffs: [] };

it('the local estimate matches the example to the cent if the distance is known', () => {
  const estimate = localEstimate({ ...known, request: makeRouteRequest(trip) });
  expect(estimate?.totalCents).toBe(15_470);
  expect(estimate?.lines.map(({ code, cents }) => [code, cents])).toEqual([
    ['base', 1500],
    ['distance', 7900],
    ['time', 2000],
    ['stops', 500],
    ['night', 3570],
  ]);
  expect(estimate?.badges).toEqual({ roundTrip: false, nightTime: true, weekend: false, premium: false });
});

it('the local estimate says how far and how long both drives are', () => {
  const back = { ...trip, roundTrip: true, returnDate: '2026-12-01', returnTime: '09:00' };
  expect(localEstimate({ ...known, request: makeRouteRequest(trip) })).toMatchObject({
    metres: 31_600,
    seconds: 2880,
  });
  expect(localEstimate({ ...known, request: makeRouteRequest(back) })).toMatchObject({
    metres: 63_200,
    seconds: 5760,
  });
});

it('the local estimate has no price without a distance, by the hour or otherwise', () => {
  expect(localEstimate({ ...known, request: makeRouteRequest(trip), route: null })).toBeNull();
  expect(localEstimate({ ...known, request: null })).toBeNull();
});

describe('by the tariff that the server would choose', () => {
  const config = (city: string | null, vehicleId: number | null, base: number) => ({
    id: base,
    name: '',
    city,
    basePrice: euros(base),
    pricePerKm: euros(270),
    pricePerHour: euros(2500),
    pricePerStop: euros(500),
    minimumPrice: null,
    maximumPrice: null,
    vehicle: vehicleId === null ? null : { id: vehicleId, name: '' },
  });
  const tariffs = [config('Paris', null, 1800), config('Paris', 7, 2100), config(null, 7, 1900)];
  const base = (vehicleId: number, departure: string) =>
    localEstimate({
      ...known,
      vehicle: { ...vehicle, id: vehicleId },
      tariffs,
      request: makeRouteRequest({ ...trip, departure }),
    })?.lines.find(({ code }) => code === 'base')?.cents;

  it.each([
    [3, '1 rue de Rivoli, 75001 Paris', 1800],
    [7, '1 rue de Rivoli, 75001 Paris', 2100],
    [7, 'Reims', 1900],
    [3, 'Reims', 1500],
  ])('vehicle %d from %s begins at %d cents', (vehicleId, departure, cents) => {
    expect(base(vehicleId, departure)).toBe(cents);
  });
});
