import { euros, type VehicleEdit } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const operator = async () => api().client({ token: await operatorToken(api()) });

const coupe: VehicleEdit = {
  make: 'Citroën',
  model: 'DS 9',
  type: 'berline',
  class: 'premium',
  description: 'Une berline française, <script>alert(1)</script> discrète.',
  pricePerHour: euros(12_000),
  seats: 4,
  luggageCapacity: 3,
  rating: 4.8,
  transmission: 'Automatique',
  engineType: 'Hybride rechargeable',
  fuelConsumption: 1.6,
  fuelType: 'Hybride',
  power: '360 ch',
  equipment: ['Wi-Fi gratuit', 'Eau minérale'],
  insuranceUntil: null,
  inspectionUntil: null,
  licenceUntil: null,
};

/** A new vehicle: those of the demonstration are the same in all tests. */
async function newVehicle(edit: Partial<VehicleEdit> = {}) {
  const desk = await operator();
  const { data } = await desk.vehicles.add({ body: { ...coupe, ...edit } });
  return { desk, vehicle: data, params: { id: data.id } };
}

const actsOf = async (id: number) =>
  (await (await operator()).operations.acts({ query: { subject: 'vehicles', id: String(id) } })).data;

describe('a vehicle', () => {
  test('that is added is on offer at once, as it was written, and can be edited', async () => {
    const { desk, vehicle, params } = await newVehicle();
    const read = async () => (await api().client().fleet.read({ params })).data;
    expect(await read()).toMatchObject({
      name: 'Citroën DS 9',
      description: coupe.description,
      pricePerHour: coupe.pricePerHour,
    });
    const { version, id: _, name: _name, isActive: _active, primaryImage: _image, ...edit } = vehicle;
    const body = { ...edit, seats: 5, pricePerHour: null, version };
    const changed = (await desk.vehicles.change({ params, body })).data;
    expect(changed).toMatchObject({ seats: 5, pricePerHour: null });
    expect(await read()).toMatchObject({ seats: 5, pricePerHour: null });
    expect((await actsOf(params.id)).map(({ act, before, after }) => ({ act, before, after }))[0]).toEqual({
      act: 'vehicles.change',
      before: { seats: 4, price_cents: 12_000 },
      after: { seats: 5, price_cents: null },
    });
    await expect(desk.vehicles.change({ params, body })).rejects.toMatchObject({
      status: 409,
      code: 'operations.overtaken',
    });
  });

  test('is found by its name in each language', async () => {
    const { desk, params } = await newVehicle({ make: 'Mercedes', model: 'Classe Q', plate: null });
    for (const search of ['Classe Q', 'Q-Class', 'Mercedes Q-Klasse'])
      expect((await desk.vehicles.list({ query: { search } })).data.items.map(({ id }) => id)).toEqual([
        params.id,
      ]);
    const { data } = await api()
      .client()
      .fleet.search({ query: { q: 'Q-Klasse' } });
    expect(data.items.map(({ id }) => id)).toEqual([params.id]);
  });

  test('that is retired leaves the offer, is found among the retired, and comes back', async () => {
    const { desk, params } = await newVehicle();
    await desk.vehicles.offer({ params, body: { isActive: false } });
    await expect(api().client().fleet.read({ params })).rejects.toMatchObject({ status: 404 });
    const { items } = (await desk.vehicles.list({ query: { shows: 'retired', search: 'citroën' } })).data;
    expect(items.map(({ id }) => id)).toContain(params.id);
    await desk.vehicles.offer({ params, body: { isActive: true } });
    expect((await api().client().fleet.read({ params })).data.id).toBe(params.id);
    expect((await actsOf(params.id)).map(({ act }) => act)).toEqual([
      'vehicles.offer',
      'vehicles.offer',
      'vehicles.add',
    ]);
  });

  test('whose French words change loses the translations that would say something else', async () => {
    const { desk, vehicle, params } = await newVehicle();
    const words = {
      description: 'A French saloon',
      transmission: 'Automatic',
      engineType: 'Plug-in hybrid',
      fuelType: 'Hybrid',
      power: '360 hp',
      equipment: ['Free Wi-Fi'],
    };
    const translations = JSON.stringify({ en: words });
    await api().deps.db.updateTable('vehicles').set({ translations }).where('id', '=', params.id).execute();
    const english = async () => (await api().client({ language: 'en' }).fleet.read({ params })).data;
    const { id: _, name: _name, isActive: _active, primaryImage: _image, ...edit } = vehicle;
    const { version } = (await desk.vehicles.change({ params, body: { ...edit, seats: 3 } })).data;
    expect((await english()).description).toBe('A French saloon');
    await desk.vehicles.change({ params, body: { ...edit, description: 'Une autre', version } });
    expect((await english()).description).toBe('Une autre');
  });

  test('with a paper that expires within thirty days needs a hand, unless it is retired', async () => {
    const { desk, params } = await newVehicle({ insuranceUntil: '2026-07-02' });
    const papers = async () =>
      (await desk.operations.needs()).data.find(({ kind }) => kind === 'paper')?.items.map(({ id }) => id);
    expect(await papers()).toEqual([params.id]);
    await desk.vehicles.offer({ params, body: { isActive: false } });
    expect(await papers()).toBeUndefined();
    const later = await newVehicle({ insuranceUntil: '2026-07-03' });
    expect(await papers()).toBeUndefined();
    await desk.vehicles.offer({ params: later.params, body: { isActive: false } });
  });

  test('without a name, with no seat or of a type that does not exist is refused beside the field', async () => {
    const desk = await operator();
    const wrong = { ...coupe, make: ' ', seats: 0 };
    await expect(desk.vehicles.add({ body: wrong })).rejects.toMatchObject({
      fieldErrors: { make: expect.anything(), seats: expect.anything() },
    });
    await expect(desk.vehicles.read({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 });
  });
});
