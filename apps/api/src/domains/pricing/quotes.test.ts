import { euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { settlePrice } from './index.ts';

const api = withTestApi();

const ride = {
  vehicleId: 4,
  pickupAddress: 'Lyon',
  destinationAddress: 'Aéroport Lyon-Saint-Exupéry',
  pickupAt: '2026-06-10T10:00',
};

const sum = (lines: readonly { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);

describe('a quote', () => {
  test('is itemised, signed, and based on the server’s distance', async () => {
    const { data } = await api().client().pricing.quote({ body: ride });
    expect(data.route?.distance.value).toBeGreaterThan(15_000);
    expect(sum(data.lines)).toBe(data.totalPrice.cents);
    expect(data.distanceText).toMatch(/^\d+(,\d)?\skm$/);
    expect(data.timezone).toBe('Europe/Paris');
  });

  test('is the price of the booking while it is valid, even after the tariff changed', async () => {
    const { data } = await api().client().pricing.quote({ body: ride });
    await api().deps.db.updateTable('tariffs').set({ base_cents: 9900 }).where('city', '=', 'Lyon').execute();
    try {
      const priced = await settlePrice(
        api().deps,
        ride,
        { quote: data.quote, totalPrice: data.totalPrice },
        'fr',
      );
      expect(priced.total).toBe(data.totalPrice.cents);
      api().clock.advance({ minutes: 31 });
      const late = settlePrice(api().deps, ride, { quote: data.quote }, 'fr');
      const truth = (data.totalPrice.cents - 1600 + 9900) / 100;
      await expect(late).rejects.toMatchObject({
        code: 'pricing.quote_expired',
        params: { total_price: truth },
      });
    } finally {
      await api()
        .deps.db.updateTable('tariffs')
        .set({ base_cents: 1600 })
        .where('city', '=', 'Lyon')
        .execute();
    }
  });

  test.each([
    ['another vehicle', { vehicleId: 1 }],
    ['another time', { pickupAt: '2026-06-10T23:00' }],
    ['another destination', { destinationAddress: 'Marseille' }],
    ['one more stop', { stops: ['Villeurbanne'] }],
    ['a return', { roundTrip: true }],
  ])('is not valid for %s', async (_, change) => {
    const { data } = await api().client().pricing.quote({ body: ride });
    const other = settlePrice(api().deps, { ...ride, ...change }, { quote: data.quote }, 'fr');
    await expect(other).rejects.toMatchObject({ code: 'pricing.quote_invalid' });
  });

  test('that was altered is refused with the true price', async () => {
    const { data } = await api().client().pricing.quote({ body: ride });
    const [payload = '', signature = ''] = data.quote.split('.');
    const cheaper = Buffer.from(payload, 'base64url')
      .toString()
      .replace(/"total":\d+/, '"total":1');
    const forged = `${Buffer.from(cheaper).toString('base64url')}.${signature}`;
    const refused = settlePrice(api().deps, ride, { quote: forged }, 'fr');
    await expect(refused).rejects.toMatchObject({ params: { total_price: data.totalPrice.cents / 100 } });
    await expect(settlePrice(api().deps, ride, { totalPrice: euros(100) }, 'fr')).rejects.toMatchObject({
      code: 'pricing.price_changed',
      params: { total_price: data.totalPrice.cents / 100 },
    });
  });

  test('with two stops and a return includes both drives', async () => {
    const single = await api().client().pricing.quote({ body: ride });
    const body = { ...ride, stops: ['Villeurbanne', 'Bron'], roundTrip: true };
    const { data } = await api().client().pricing.quote({ body });
    expect(data.badges.roundTrip).toBe(true);
    expect(data.returnRoute?.distance.value).toBeGreaterThan(15_000);
    expect(data.totalPrice.cents).toBeGreaterThan(single.data.totalPrice.cents);
    expect(sum(data.lines)).toBe(data.totalPrice.cents);
  });

  test('is by the hour if the addresses are not found, with the service’s minimum', async () => {
    const nowhere = { ...ride, pickupAddress: 'Qzxv kjhgf', serviceType: 'private' as const };
    const { data } = await api().client().pricing.quote({ body: nowhere });
    expect(data.route).toBeNull();
    expect(data.totalPrice).toEqual(euros(2 * 7000));
    const back = await api()
      .client()
      .pricing.quote({ body: { ...nowhere, returnAt: '2026-06-10T14:30' } });
    expect(back.data.totalPrice).toEqual(euros(5 * 7000));
  });
});

describe('a ride that ends where it begins', () => {
  const standing = { ...ride, pickupAddress: 'Londres', destinationAddress: 'londres' };
  const quote = async (change: object = {}) =>
    (
      await api()
        .client()
        .pricing.quote({ body: { ...standing, ...change } })
    ).data;

  test('is sold by the hour only, not at the minimum price of a distance', async () => {
    await expect(quote()).rejects.toMatchObject({
      status: 422,
      code: 'pricing.same_place',
      fieldErrors: { destinationAddress: [expect.stringContaining('même endroit')] },
    });
    expect(await quote({ hireHours: 3 })).toMatchObject({
      route: null,
      distanceKm: null,
      lines: [{ code: 'hourly', detail: { hours: 3 } }],
      timezone: 'Europe/London',
    });
  });

  test('is sold by distance with a stop in another place', async () => {
    expect((await quote({ stops: ['Lille'] })).route?.distance.value).toBeGreaterThan(200_000);
  });
});

test('a ride within one postcode costs the minimum price, and no distance of zero is shown', async () => {
  const body = {
    ...ride,
    pickupAddress: '18 rue de la Pompe, 75116 Paris',
    destinationAddress: '1 avenue Foch, 75116 Paris',
  };
  const { data } = await api().client().pricing.quote({ body });
  expect(data.lines.map(({ code }) => code)).toContain('minimum');
  expect([data.distanceText, data.durationText]).toEqual([null, null]);
});
