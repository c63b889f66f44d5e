import { euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const sum = (lines: readonly { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);

describe('an estimate', () => {
  test('follows the tariff: base, kilometres and hours, with its parts', async () => {
    const { data } = await api()
      .client()
      .pricing.calculate({ body: { distance: 20, duration: 60, date: '2026-06-10', time: '10:00' } });
    expect(data.calculation).toEqual({
      basePrice: euros(1500),
      distancePrice: euros(5000),
      timePrice: euros(2500),
      stopsPrice: euros(0),
      finalPrice: euros(9000),
    });
    expect(data.options).toEqual({ roundTrip: false, nightTime: false, weekend: false, premium: false });
  });

  test('adds round trip, night, weekend and premium, as lines that sum to the total', async () => {
    const { data } = await api()
      .client()
      .pricing.calculate({
        body: {
          distance: 20,
          duration: 60,
          stops: 1,
          roundTrip: true,
          vehicleId: 1,
          date: '2026-06-13',
          time: '23:30',
        },
      });
    // (95 + 90) x 0.9 x 1.3 x 1.2 x 1.5
    expect(data.calculation.finalPrice).toEqual(euros(38_961));
    expect(sum(data.lines)).toBe(38_961);
    expect(data.options).toEqual({ roundTrip: true, nightTime: true, weekend: true, premium: true });
  });

  test('in a city uses its tariff', async () => {
    const body = {
      departure: '1 rue de Rivoli, 75001 Paris',
      distance: 20,
      duration: 60,
      date: '2026-06-10',
      time: '10:00',
    };
    const { data } = await api().client().pricing.calculate({ body });
    expect(data.config).toMatchObject({ city: 'Paris', basePrice: euros(1800) });
    expect(data.calculation.finalPrice).toEqual(euros(1800 + 5400 + 2500));
  });

  test('of an unknown vehicle, or with a negative distance, is refused', async () => {
    const call = (body: { distance: number; duration: number; vehicleId?: number }) =>
      api().client().pricing.calculate({ body });
    await expect(call({ distance: 1, duration: 1, vehicleId: 99_999 })).rejects.toMatchObject({
      code: 'fleet.vehicle_not_found',
    });
    await expect(call({ distance: -1, duration: 1 })).rejects.toMatchObject({ status: 422 });
  });
});

test('tariffs are listed with their scope', async () => {
  const { data } = await api().client().pricing.configs();
  const general = data.filter(({ vehicle }) => vehicle === null);
  expect(general.map(({ city }) => city)).toEqual(
    ['Lyon', 'Nice', 'Paris', null].toSorted((a, b) =>
      a === null ? -1 : b === null ? 1 : a.localeCompare(b),
    ),
  );
  const lille = await api()
    .client()
    .pricing.cityConfig({ params: { city: 'Lille' } });
  expect(lille.data.city).toBeNull();
  const usual = await api().client().pricing.tariff();
  expect(usual.data).toMatchObject({
    roundTripMultiplier: 1.8,
    nightMultiplier: 1.3,
    weekendMultiplier: 1.2,
    premiumMultiplier: 1.5,
  });
});

describe('a typed city', () => {
  const read = (city: string) =>
    api().app.inject({ url: `/api/pricing/configs/${encodeURIComponent(city)}` });

  test.each([['lyon'], ['LYON'], [' Lyon ']])('%o has its own tariff', async (city) => {
    expect((await read(city)).json().data).toMatchObject({ city: 'Lyon', base_price: 16, price_per_km: 2.5 });
  });

  test.each([['Atlantis'], ["'; drop table tariffs; --"], ['%'], ['<script>'], ['\u0000'], ['../configs']])(
    '%o has the general one',
    async (city) => {
      const response = await read(city);
      expect(response.statusCode).toBe(200);
      expect(response.json().data).toMatchObject({ city: null, base_price: 15 });
    },
  );

  test('has a maximum length', async () => {
    expect((await read('x'.repeat(81))).statusCode).toBe(404);
    expect((await read('   ')).statusCode).toBe(404);
  });
});

test('every vehicle on offer has its hourly price', async () => {
  const { data } = await api().client().pricing.vehicles();
  expect(data).toHaveLength(15);
  expect(data.find(({ name }) => name === 'Toyota Camry')).toMatchObject({
    type: 'sedan',
    class: 'standard',
    pricePerHour: euros(5000),
  });
});
