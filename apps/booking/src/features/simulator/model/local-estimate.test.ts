import { defaultTariff as tariff } from '@livree/pricing';
import { expect, it } from 'vitest';
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
const requestOf = (given: typeof trip) =>
  quoteRequest({ serviceType: null, plan: null, vehicleId: vehicle.id, trip: given, extras: [] });
const route = {
  distance: { text: '31,6 km', value: 31_600 },
  duration: { text: '48 min', value: 2880 },
  isEstimate: true,
  places: [],
  path: [],
  attribution: [],
};

it('matches the example to the cent if the distance is known', () => {
  const estimate = localEstimate({ request: requestOf(trip), vehicle, route, tariff });
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

it('is by the hour without a distance, and never guesses one', () => {
  const back = { ...trip, roundTrip: true, returnDate: '2026-12-01', returnTime: '09:00' };
  expect(localEstimate({ request: requestOf(trip), vehicle, route: null, tariff })?.totalCents).toBe(10_000);
  expect(localEstimate({ request: requestOf(back), vehicle, route: null, tariff })?.totalCents).toBe(20_000);
  expect(
    localEstimate({
      request: requestOf(trip),
      vehicle: { ...vehicle, hourlyPrice: null },
      route: null,
      tariff,
    }),
  ).toBeNull();
});
