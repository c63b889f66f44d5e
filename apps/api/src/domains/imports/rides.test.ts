import { randomUUID } from 'node:crypto';
import type { ImportKind } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const headings =
  'Référence;E-mail du client;Véhicule;Prise en charge le;Départ;Destination;Prix convenu;Passagers;Heures';
const client = 'zoe.petit@example.org';
const cdg = 'Aéroport Paris-Charles de Gaulle';

const operator = async () => api().client({ token: await operatorToken(api()) });

/** A line of a file, of a ride in a week from Roissy to Reims by default. */
function line(
  changes: Partial<Record<'reference' | 'email' | 'vehicle' | 'at' | 'from' | 'to' | 'price', string>>,
) {
  const {
    reference = 'A-1',
    email = client,
    vehicle = '',
    at = '10/06/2026 9:30',
    from = cdg,
    to = 'Reims',
    price = '',
  } = changes;
  return [reference, email, vehicle, at, from, to, price, '2', ''].join(';');
}

const toFile = (...lines: string[]) => new File([[headings, ...lines].join('\r\n')], 'courses.csv');
const params = { kind: 'rides' } satisfies { kind: ImportKind };

const check = async (file: File) => (await (await operator()).imports.check({ params, body: { file } })).data;

async function run(file: File, fingerprint: string) {
  const call = { params, headers: { idempotencyKey: randomUUID() }, body: { file, fingerprint } };
  return (await (await operator()).imports.run(call)).data;
}

const bring = async (file: File) => run(file, (await check(file)).fingerprint);

/** The name of a vehicle that a demonstration has once. */
async function someVehicle(at = 0): Promise<{ id: number; name: string }> {
  const { items } = (await api().client().fleet.list()).data;
  const vehicle = items[at];
  if (!vehicle) throw new Error('the demonstration has vehicles');
  return { id: vehicle.id, name: `${vehicle.make} ${vehicle.model}` };
}

describe('an imported ride', () => {
  test('is confirmed at the agreed price, remains to be paid, is on the day, and its customer hears nothing', async () => {
    await api().signUp(client);
    const { id, name } = await someVehicle();
    const before = api().mails.length;
    const { rows } = await bring(toFile(line({ vehicle: name, price: '120,50' })));
    expect(rows).toMatchObject([{ state: 'made', faults: [] }]);
    const desk = await operator();
    const { data } = await desk.reservations.read({ params: { id: rows[0]?.subjectId ?? 0 } });
    expect(data.reservation).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'pending',
      clientEmail: client,
      totalPrice: { cents: 12_050 },
      pickupAt: '2026-06-10T09:30',
      passengers: 2,
    });
    await api().jobs.drain();
    expect(
      api()
        .mails.slice(before)
        .map(({ to }) => to),
    ).not.toContain(client);
    const day = (await desk.operations.day({ query: { date: '2026-06-10' } })).data;
    expect(day.rides.map((ride) => ({ id: ride.id, vehicleId: ride.vehicleId }))).toEqual([
      { id: data.reservation.id, vehicleId: id },
    ]);
  });

  test('that was paid elsewhere says so, waits for nothing, and is no turnover', async () => {
    await api().signUp(client);
    const { name } = await someVehicle();
    const saying = (word: string) =>
      new File(
        [`${headings};Payée ailleurs\r\n${line({ vehicle: name, price: '120,50' })};${word}`],
        'c.csv',
      );
    expect((await check(saying('peut-être'))).rows).toMatchObject([
      { state: 'wrong', faults: [{ heading: 'Payée ailleurs', text: 'Indiquez oui ou non' }] },
    ]);
    const { rows } = await bring(saying('Oui'));
    const ride = { params: { id: rows[0]?.subjectId ?? 0 } };
    const desk = await operator();
    const { data } = await desk.reservations.read(ride);
    expect(data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid_elsewhere' });
    expect(data.transactions).toEqual([]);
    const day = (await desk.operations.day({ query: { date: '2026-06-10' } })).data;
    expect(day.rides).toMatchObject([{ isPaid: true, isPaidElsewhere: true }]);
    expect((await desk.operations.needs()).data.map(({ kind }) => kind)).not.toContain('unpaid');
    expect(await desk.lists.rides()).toContain('120,50;Payée ailleurs');
    await desk.reservations.cancel({ ...ride, body: {} });
    await api().jobs.drain();
    expect(api().mails.findLast(({ to }) => to === client)?.text).toContain('avait été payée ailleurs');
    const sums = (await desk.money.sums({ query: { period: '2026-06' } })).data.month;
    expect([sums.receipts, sums.gross.cents]).toEqual([0, 0]);
  });

  test('without an agreed price costs what the tariff says', async () => {
    const token = await api().signUp(client);
    const { name } = await someVehicle();
    const { rows } = await bring(toFile(line({ vehicle: name })));
    const { data } = await api()
      .client({ token })
      .reservations.read({ params: { id: rows[0]?.subjectId ?? 0 } });
    expect(data.reservation.totalPrice.cents).toBeGreaterThan(5000);
  });

  test('is there already under its reference, also once its day has passed', async () => {
    await api().signUp(client);
    const { name } = await someVehicle();
    const file = toFile(line({ vehicle: name }));
    const [made] = (await bring(file)).rows;
    api().clock.advance({ days: 30 });
    expect((await bring(file)).rows).toMatchObject([{ state: 'known', subjectId: made?.subjectId }]);
  });

  test('names its vehicle as a screen in any language does', async () => {
    await api().signUp(client);
    const named = ['Mercedes Classe V', 'Mercedes V-Klasse', 'BMW 5 Series'];
    const lines = named.map((vehicle, day) =>
      line({ reference: vehicle, vehicle, at: `1${day}/06/2026 9:30` }),
    );
    const { rows } = await check(toFile(...lines));
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  });

  test('is wrong beside each cell for an unknown vehicle, customer or place, a time that passed, and a taken vehicle', async () => {
    await api().signUp(client);
    const { name } = await someVehicle();
    const file = toFile(
      line({ reference: 'A-1', vehicle: name }),
      line({ reference: 'A-2', vehicle: name, at: '2026-06-10 09:45' }),
      line({ reference: 'A-3', vehicle: 'Trabant 601', email: 'nobody@example.org', price: 'cher' }),
      line({ reference: 'A-4', vehicle: name, at: '01/06/2026 09:30' }),
      line({ reference: 'A-5', vehicle: name, at: '12/06/2026 09:30', to: 'Nulle-Part-sur-Rien' }),
    );
    const { rows } = await check(file);
    expect(rows.map(({ state, faults }) => [state, ...faults.map(({ heading }) => heading)])).toEqual([
      ['ready'],
      ['wrong', 'Véhicule'],
      ['wrong', 'Prix convenu', 'E-mail du client', 'Véhicule'],
      ['wrong', 'Prise en charge le'],
      ['wrong', 'Destination'],
    ]);
  });

  test('that loses its vehicle between check and import says so, and nothing of it is there', async () => {
    const token = await api().signUp(client);
    const { id, name } = await someVehicle();
    const file = toFile(
      line({ vehicle: name }),
      line({ reference: 'A-2', vehicle: name, at: '12/06/2026 9:30' }),
    );
    const { fingerprint } = await check(file);
    const taken = await book(api(), token, { vehicleId: id, pickupAt: '2026-06-10T09:30' });
    const { rows } = await run(file, fingerprint);
    expect(rows).toMatchObject([
      { state: 'wrong', faults: [{ heading: 'Véhicule', text: expect.stringContaining('disponible') }] },
      { state: 'made' },
    ]);
    const { items } = (await api().client({ token }).reservations.list()).data;
    expect(new Set(items.map((ride) => ride.id))).toEqual(
      new Set([taken.reservation.id, rows[1]?.subjectId]),
    );
  });

  test('races a booking for the same vehicle: one of them has it', async () => {
    const token = await api().signUp(client);
    const { id, name } = await someVehicle();
    const file = toFile(line({ vehicle: name }));
    const { fingerprint } = await check(file);
    const booking = book(api(), token, { vehicleId: id, pickupAt: '2026-06-10T09:30' }).then(
      () => 'made',
      () => 'wrong',
    );
    const [booked, { rows }] = await Promise.all([booking, run(file, fingerprint)]);
    expect(new Set([booked, rows[0]?.state])).toEqual(new Set(['made', 'wrong']));
  });
});

test('three hundred rides are checked as far as one call gets, and none is taken for wrong', async () => {
  await api().signUp(client);
  const { items } = (await api().client().fleet.list()).data;
  const names = items.map(({ make, model }) => `${make} ${model}`);
  const many = Array.from({ length: 300 }, (_, index) => {
    const day = String((Math.floor(index / names.length) % 28) + 1).padStart(2, '0');
    const month = 7 + Math.floor(index / names.length / 28);
    const at = `${day}/0${month}/2026 9:30`;
    return line({ reference: `A-${index}`, vehicle: names[index % names.length] ?? '', at });
  });
  const { rows } = await check(toFile(...many));
  expect(rows).toHaveLength(300);
  expect(rows[0]?.state).toBe('ready');
  expect(rows.filter(({ state }) => state === 'wrong' || state === 'known')).toEqual([]);
}, 60_000);
