import { euros, type Language, languages, type VehicleClass } from '@livree/contracts';
import { planHourlyPrice } from '@livree/pricing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../../platform/db/index.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { demoFleet } from './data/demo-fleet.ts';
import { seedFleet } from './seed.ts';

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
    expect(price('Mercedes Classe V')).toEqual(euros(20_000));
  });

  test('has our illustrations, renewed from older releases; an operator’s pictures stay', async () => {
    const { db } = api().deps;
    const show = (id: number, url: string) =>
      db
        .updateTable('vehicles')
        .set({ images: JSON.stringify([{ url, isPrimary: true }]) })
        .where('id', '=', id)
        .execute();
    const shown = async (id: number) =>
      (await api().client().fleet.read({ params: { id } })).data.primaryImage;
    const [saloon, van] = [await shown(1), await shown(3)];
    expect(saloon).toMatch(/^\/pictures\/business-saloon-front-960\.[\da-f]{8}\.jpeg$/);
    await show(1, '/pictures/business-saloon-front-960.00000000.jpeg');
    await show(3, '/storage/gallery/van.webp');
    await seedFleet(db);
    expect([await shown(1), await shown(3)]).toEqual([saloon, '/storage/gallery/van.webp']);
    expect(van).toMatch(/van-front/);
  });
});

describe('in another language', () => {
  const fleetIn = async (language: Language) =>
    (
      await api()
        .client({ language })
        .fleet.list({ query: { perPage: 50 } })
    ).data.items;

  test('a vehicle has the names and texts of that language; its wire values stay', async () => {
    const vans = (await Promise.all(languages.map(fleetIn))).map((fleet) => fleet.find(({ id }) => id === 3));
    expect(vans.map((van) => van?.name)).toEqual([
      'Mercedes Classe V',
      'Mercedes V-Class',
      'Mercedes Clase V',
      'Mercedes V-Klasse',
    ]);
    expect(new Set(vans.map((van) => `${van?.make} ${van?.model} ${van?.type}`))).toEqual(
      new Set(['Mercedes V-Class van']),
    );
    expect(vans[3]).toMatchObject({ power: '237 PS', transmission: 'Automatik', language: 'de' });
  });

  test.each(['en', 'es', 'de'] as const)(
    'nothing of the demonstration fleet stays French in %s',
    async (language) => {
      const [french, other] = [await fleetIn('fr'), await fleetIn(language)];
      const sameInBoth = new Set(['Diesel', '2.0 diesel', '3.0 diesel']);
      for (const [index, vehicle] of other.entries()) {
        const { description, transmission, engineType, fuelType, power, equipment } = vehicle;
        const words = [description, transmission, engineType, fuelType, power, ...equipment];
        const origin = french[index];
        const ours = [
          origin?.description,
          origin?.transmission,
          origin?.engineType,
          origin?.fuelType,
          origin?.power,
        ];
        const untranslated = words.filter((word) => [...ours, ...(origin?.equipment ?? [])].includes(word));
        expect(
          untranslated.filter((word) => !sameInBoth.has(word)),
          vehicle.name,
        ).toEqual([]);
      }
    },
  );

  test('an untranslated vehicle is described in French, and marked so', async () => {
    const { db } = api().deps;
    const set = (translations: unknown) =>
      db
        .updateTable('vehicles')
        .set({ translations: JSON.stringify(translations) })
        .where('id', '=', 1)
        .execute();
    await set({});
    const vehicle = (await fleetIn('de')).find(({ id }) => id === 1);
    expect(vehicle).toMatchObject({ name: 'Mercedes E-Klasse', transmission: 'Automatique', language: 'fr' });
    await seedFleet(db);
    expect((await fleetIn('de')).find(({ id }) => id === 1)).toMatchObject({ language: 'de' });
  });

  test('vehicles are found by their names and texts in that language', async () => {
    const found = async (language: Language, q: string) =>
      (await api().client({ language }).fleet.search({ query: { q } })).data.items.map(({ id }) => id);
    expect(await found('de', 'V-Klasse')).toEqual([3]);
    expect(await found('fr', 'classe v')).toContain(3);
    expect(await found('de', 'kinobildschirm')).toEqual([12]);
    expect(await found('en', 'kinobildschirm')).toEqual([]);
  });
});

describe('the catalogue', () => {
  test('has twelve vehicles per page, and says how many there are', async () => {
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
    expect(data.items.map(({ name }) => name)).toEqual(['Volkswagen Multivan', 'Mercedes Classe V']);
    expect(filters?.types).toContain('limousine');
    const makes = await api()
      .client()
      .fleet.list({ query: { make: 'merc' } });
    expect(new Set(makes.data.items.map(({ make }) => make))).toEqual(new Set(['Mercedes']));
  });

  test('is searched by words in any order; pattern characters are plain text', async () => {
    const names = async (q: string) =>
      (await api().client().fleet.search({ query: { q } })).data.items.map(({ name }) => name);
    expect(await names('classe mercedes s')).toContain('Mercedes Classe S');
    expect(await names('%')).toEqual([]);
    expect(await names("' or 1=1 --")).toEqual([]);
  });

  test('of one type is searched within it, and empty for an unknown type', async () => {
    const { fleet } = api().client();
    const found = await fleet.byType({ params: { type: 'suv' }, query: { q: 'audi' } });
    expect(found.data.items.map(({ name }) => name)).toEqual(['Audi Q7']);
    const none = await fleet.byType({ params: { type: "' or '1'='1" } });
    expect(none.data).toMatchObject({ items: [], total: 0, pageCount: 1 });
  });

  test.each([
    ['per_page=100000', 200],
    ['page=0', 200],
    ['page=-1', 422],
    ['sort_by=password_hash', 422],
    ['sort_order=sideways', 422],
    [`model=${'%25'.repeat(200)}`, 200],
    [`marque=${'x'.repeat(201)}`, 422],
    ['type=%00', 400],
  ])('with ?%s answers %i', async (query, status) => {
    expect((await api().app.inject({ url: `/api/vehicules?${query}` })).statusCode).toBe(status);
  });

  test('limits the number of search words, and answers at once', async () => {
    const started = performance.now();
    const q = '%_ '.repeat(66);
    const { data } = await api().client().fleet.search({ query: { q } });
    expect(data.items).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('uses an index for every order', async () => {
    const { db } = api().deps;
    const plans = await withFleet(5000, db, async (trx) => {
      const found: Record<string, string> = {};
      for (const column of ['created_at', 'hourly_price_cents', 'rating', 'seats', 'make']) {
        for (const direction of ['asc', 'desc']) {
          const order = sql.raw(`${column} ${direction} nulls last, id ${direction}`);
          const { rows } = await sql<Record<string, string>>`explain select * from vehicles
            where is_active = true order by ${order} limit 12`.execute(trx);
          found[`${column} ${direction}`] = rows.map((row) => Object.values(row)[0]).join('\n');
        }
      }
      return found;
    });
    for (const [order, plan] of Object.entries(plans)) {
      expect(plan, order).toMatch(/Index Scan/);
      expect(plan, order).not.toMatch(/Sort/);
    }
  });

  test('returns one vehicle by id, with its old wire names', async () => {
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

class Undo extends Error {}

/** Runs with a fleet of the given size, which is deleted afterwards. */
async function withFleet<Result>(
  size: number,
  db: Connection,
  run: (trx: Connection) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  const undone = db.transaction().execute(async (trx) => {
    await sql`insert into vehicles (id, make, model, type, class, description, hourly_price_cents, seats, luggage_capacity,
        rating, transmission, engine_type, fuel_type, power, created_at)
      select 1000 + n, 'Marque ' || n % 40, 'Modèle ' || n, 'suv', 'standard', '', 5000 + n, 1 + n % 16, 2,
        n % 6, '', '', '', '', timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${sql.lit(size)}) n`.execute(trx);
    await sql`analyze vehicles`.execute(trx);
    results.push(await run(trx));
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return results[0] ?? (await Promise.reject(new Error('the run gave nothing')));
}
