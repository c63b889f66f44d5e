import { euros, type VehicleClass } from '@livree/contracts';
import { planHourlyPrice } from '@livree/pricing';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { demoFleet } from './data/demo-fleet.ts';

const api = withTestApi();

describe('the demonstration fleet', () => {
  test.each(['standard', 'premium', 'elite'] satisfies VehicleClass[])(
    'has a %s vehicle at the price of its plan and none below',
    (name) => {
      const prices = demoFleet
        .filter((vehicle) => vehicle.class === name)
        .map(({ hourlyPrice }) => hourlyPrice * 100);
      expect(Math.min(...prices)).toBe(planHourlyPrice[name]);
    },
  );

  test('has the vehicles of the specification at their prices', async () => {
    const { data } = await api()
      .client()
      .fleet.list({ query: { perPage: 50 } });
    const price = (name: string) => data.items.find((vehicle) => vehicle.name === name)?.pricePerHour;
    expect(price('Mercedes Classe E')).toEqual(euros(15_000));
    expect(price('BMW Série 5')).toEqual(euros(18_000));
    expect(price('Mercedes V-Class')).toEqual(euros(20_000));
  });
});

describe('the catalogue', () => {
  test('is paged by twelve, and says how many there are', async () => {
    const first = await api().client().fleet.list();
    expect(first.data).toMatchObject({ page: 1, perPage: 12, pageCount: 2, total: 15 });
    const second = await api()
      .client()
      .fleet.list({ query: { page: 2 } });
    const ids = [...first.data.items, ...second.data.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(15);
  });

  test('is filtered by type and make, and sorted by price', async () => {
    const { data, filters } = await api()
      .client()
      .fleet.list({ query: { type: 'van', sortBy: 'price', sortOrder: 'asc' } });
    expect(data.items.map(({ name }) => name)).toEqual(['Volkswagen Multivan', 'Mercedes V-Class']);
    expect(filters?.types).toContain('limousine');
    const makes = await api()
      .client()
      .fleet.list({ query: { make: 'merc' } });
    expect(new Set(makes.data.items.map(({ make }) => make))).toEqual(new Set(['Mercedes']));
  });

  test('is searched by words in any order; signs of patterns are searched as themselves', async () => {
    const names = async (q: string) =>
      (await api().client().fleet.search({ query: { q } })).data.items.map(({ name }) => name);
    expect(await names('classe mercedes s')).toContain('Mercedes Classe S');
    expect(await names('%')).toEqual([]);
    expect(await names("' or 1=1 --")).toEqual([]);
  });

  test('gives one vehicle by id, with the wire names of old', async () => {
    const { body } = await api().app.inject({ url: '/backend/public/api/vehicules/1' });
    expect(JSON.parse(body).data).toMatchObject({
      id: 1,
      marque: 'Mercedes',
      number_of_seats: 4,
      fuel_deconsuption: 5.1,
      price: 150,
    });
    await expect(
      api()
        .client()
        .fleet.read({ params: { id: 4711 } }),
    ).rejects.toMatchObject({
      status: 404,
      message: 'Véhicule non trouvé',
    });
  });

  test('lists the types it has', async () => {
    const { data } = await api().client().fleet.types();
    expect(data).toEqual(['berline', 'bus', 'limousine', 'sedan', 'suv', 'van']);
  });
});
