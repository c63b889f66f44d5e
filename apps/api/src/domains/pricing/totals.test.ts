import type { TotalsRequest } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_NOTICE_BY_VEHICLE: '15:1440', LIVREE_NOTICE_BY_TOWN: 'Lyon:90' });

const journey = {
  pickupAddress: 'Aéroport Paris-Charles de Gaulle',
  destinationAddress: 'Reims',
  pickupAt: '2026-06-10T10:00',
};
const totals = async (changes: Partial<TotalsRequest> = {}) =>
  (
    await api()
      .client()
      .pricing.totals({ body: { ...journey, ...changes } })
  ).data;
const quote = async (vehicleId: number, changes: object = {}) =>
  (
    await api()
      .client()
      .pricing.quote({ body: { ...journey, ...changes, vehicleId } })
  ).data;

describe('the totals of a journey', () => {
  test.each([
    ['one way', {}],
    [
      'there and back, at night, with a stop',
      { stops: ['Meaux'], roundTrip: true, returnAt: '2026-06-13T23:30' },
    ],
    ['by the hour', { serviceType: 'private', hireHours: 4, destinationAddress: null }],
  ] as const)('are the cents of each vehicle’s quote: %s', async (_, changes) => {
    const asked: Partial<TotalsRequest> = {
      ...changes,
      stops: 'stops' in changes ? [...changes.stops] : null,
    };
    const { vehicles } = await totals(asked);
    expect(vehicles).toHaveLength(15);
    for (const { vehicleId, totalPrice } of vehicles)
      expect((await quote(vehicleId, asked)).totalPrice, String(vehicleId)).toEqual(totalPrice);
  });

  test('differ for every vehicle, in an order that customers expect', async () => {
    const { vehicles } = await totals();
    const cents = vehicles.map(({ totalPrice }) => totalPrice?.cents ?? 0);
    expect(new Set(cents).size).toBe(15);
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
    const total = (id: number) => vehicles.find(({ vehicleId }) => vehicleId === id)?.totalPrice?.cents;
    const camryToSClass = [4, 7, 1, 11].map(total);
    const vansBySeats = [14, 3, 15].map(total);
    for (const ladder of [camryToSClass, vansBySeats])
      expect(ladder).toEqual(ladder.toSorted((a, b) => Number(a) - Number(b)));
  });

  test('begin with the vehicles that have room for people and bags', async () => {
    const { vehicles } = await totals({ passengers: 5, bags: 6 });
    const room = vehicles.filter(({ fits }) => fits).map(({ vehicleId }) => vehicleId);
    expect(room).toEqual([14, 3, 15]);
    expect(vehicles.slice(0, 3).map(({ vehicleId }) => vehicleId)).toEqual(room);
  });

  test('say how long the chauffeur waits, and the first pickup of each vehicle in its place', async () => {
    const { freeWaiting, vehicles } = await totals();
    expect(freeWaiting).toEqual({ place: 'airport', minutes: 60 });
    const first = (id: number) => vehicles.find(({ vehicleId }) => vehicleId === id)?.earliestPickupAt;
    expect([first(1), first(15)]).toEqual(['2026-06-02T11:00', '2026-06-03T10:00']);
    const station = await totals({ pickupAddress: 'Gare de Lyon Part-Dieu', destinationAddress: 'Annecy' });
    expect(station.freeWaiting).toEqual({ place: 'station', minutes: 20 });
    expect(station.vehicles.find(({ vehicleId }) => vehicleId === 1)?.earliestPickupAt).toBe(
      '2026-06-02T11:30',
    );
    expect((await totals({ pickupAddress: 'Reims', destinationAddress: 'Épernay' })).freeWaiting).toEqual({
      place: 'elsewhere',
      minutes: 15,
    });
  });
});

test('the price from which a vehicle drives is the least of its rides', async () => {
  const { data } = await api()
    .client()
    .fleet.list({ query: { perPage: 50 } });
  const prices = await api().client().pricing.vehicles();
  for (const { id, ridePriceFrom } of data.items) {
    expect(prices.data.find((vehicle) => vehicle.id === id)?.ridePriceFrom).toEqual(ridePriceFrom);
    const near = { pickupAddress: 'Beaune', destinationAddress: 'Savigny-lès-Beaune' };
    const { totalPrice } = await quote(id, near);
    expect(ridePriceFrom?.cents).toBeGreaterThan(0);
    expect(ridePriceFrom?.cents).toBeLessThanOrEqual(totalPrice.cents);
  }
});
