import { euros, type RideMove } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const atNight = '2026-06-10T05:00';
const byDay = '2026-06-10T10:00';

/** A ride, its customer, and an operator, who act on it. */
async function ride(changes: Parameters<typeof book>[2] = {}) {
  const token = await api().signUp(`${crypto.randomUUID()}@example.org`);
  const { reservation } = await book(api(), token, changes);
  const customer = api().client({ token });
  const operator = api().client({ token: await operatorToken(api()) });
  const params = { id: reservation.id };
  const quote = async (body: RideMove) => (await operator.dispatch.quoteMove({ params, body })).data;
  const move = async (change: RideMove, keepsPrice = false) => {
    const { quote: signed } = await quote(change);
    const body = { ...change, quote: signed, keepsPrice };
    return (await operator.dispatch.move({ params, body })).data.reservation;
  };
  const read = async () => (await customer.reservations.read({ params })).data;
  const keptCents = async () =>
    (await read()).transactions
      .filter(({ status }) => status === 'completed' || status === 'refunded')
      .reduce((sum, { type, amount }) => sum + (type === 'payment' ? amount.cents : -amount.cents), 0);
  return { reservation, customer, operator, params, quote, move, read, keptCents };
}

/** The newest mail to a customer. */
const lastMail = async () => {
  await api().jobs.drain();
  return api().mails.findLast(({ to }) => to.endsWith('@example.org'))?.text ?? '';
};

describe('an operator gives a ride', () => {
  test('another vehicle at the price that was paid: its customer reads it, is told, and no money moves', async () => {
    const { reservation, move, read, keptCents, operator, params } = await ride({ vehicleId: 1 });
    const moved = await move({ vehicleId: 2 }, true);
    expect([moved.vehicleId, moved.totalPrice]).toEqual([2, reservation.totalPrice]);
    expect(moved.lines).toEqual(reservation.lines);
    expect((await read()).reservation.vehicle.name).toBe('BMW Série 5');
    expect(await keptCents()).toBe(reservation.totalPrice.cents);
    expect(await lastMail()).toMatch(/Le prix reste de[^]*BMW Série 5/);
    const query = { subject: 'reservations', id: String(params.id) };
    expect((await operator.operations.acts({ query })).data[0]).toMatchObject({
      act: 'dispatch.move',
      actorName: 'Opérateur',
      before: { vehicle: { make: 'Mercedes', model: 'Classe E' }, pickup_at: byDay },
      after: { vehicle: { make: 'BMW', model: 'Série 5' }, pickup_at: byDay },
    });
  });

  test('a cheaper hour after the customer’s deadline: the difference goes back by itself, with a credit note', async () => {
    api().clock.set('2026-06-09T08:00:00.000Z');
    const { reservation, quote, move, keptCents, customer, params } = await ride({ pickupAt: atNight });
    const priced = await quote({ pickupAt: byDay });
    expect(priced.previousPrice).toEqual(reservation.totalPrice);
    const moved = await move({ pickupAt: byDay });
    expect([moved.pickupAt, moved.totalPrice]).toEqual([byDay, priced.totalPrice]);
    expect(await lastMail()).toContain('10:00');
    expect(await keptCents()).toBe(priced.totalPrice.cents);
    const { documents } = (await customer.documents.list({ params })).data;
    expect(documents.flatMap(({ number }) => number?.[0] ?? [])).toEqual(['R', 'A']);
  });

  test('another hour at its price once a part was given back, as its quote says, but not after a move gave it back', async () => {
    const { operator, quote, move, read } = await ride({ pickupAt: atNight });
    await move({ pickupAt: byDay });
    await api().jobs.drain();
    const later = { pickupAt: '2026-06-10T11:00' };
    expect((await read()).reservation.paymentStatus).toBe('partially_refunded');
    expect((await quote(later)).keepsPrice).toBe(false);
    await move(later);
    const payment = (await read()).transactions.find(({ type }) => type === 'payment');
    await operator.payments.refund({
      params: { id: payment?.id ?? 0 },
      headers: {},
      body: { reason: 'Geste', amount: euros(1000) },
    });
    await api().jobs.drain();
    expect((await quote({ pickupAt: byDay })).keepsPrice).toBe(true);
    await expect(move({ pickupAt: byDay })).rejects.toMatchObject({ code: 'reservations.not_changeable' });
    const { totalPrice } = (await read()).reservation;
    expect(await move({ pickupAt: byDay }, true)).toMatchObject({ pickupAt: byDay, totalPrice });
  });

  test('a dearer hour only at the price that was paid: nobody is charged behind their back', async () => {
    const { reservation, move, keptCents, read } = await ride({ pickupAt: byDay });
    await expect(move({ pickupAt: atNight })).rejects.toMatchObject({
      fieldErrors: { keepsPrice: [expect.stringContaining('prix payé')] },
    });
    expect((await read()).reservation.pickupAt).toBe(byDay);
    expect((await move({ pickupAt: atNight }, true)).totalPrice).toEqual(reservation.totalPrice);
    expect(await keptCents()).toBe(reservation.totalPrice.cents);
  });

  test('that is not paid yet its new price, dearer too, which is then what is paid', async () => {
    const { quote, move, customer, operator, params, keptCents } = await ride({
      pickupAt: byDay,
      paymentMethodId: undefined,
    });
    await operator.reservations.confirm({ params });
    const { totalPrice } = await quote({ pickupAt: atNight });
    expect((await move({ pickupAt: atNight })).totalPrice).toEqual(totalPrice);
    expect(await lastMail()).toContain('Le prix est maintenant de');
    const means = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;
    await customer.reservations.confirmPayment({ params, body: means });
    expect(await keptCents()).toBe(totalPrice.cents);
  });

  test('a vehicle that another ride has in vain: the database decides', async () => {
    const { quote, move, read } = await ride({ vehicleId: 1 });
    const { quote: signed } = await quote({ vehicleId: 2 });
    await ride({ vehicleId: 2 });
    expect(signed).not.toBe('');
    expect((await quote({ vehicleId: 2 })).isAvailable).toBe(false);
    await expect(move({ vehicleId: 2 }, true)).rejects.toMatchObject({
      status: 409,
      code: 'reservations.vehicle_unavailable',
    });
    expect((await read()).reservation.vehicleId).toBe(1);
  });

  test('something else in vain once another operator has moved it', async () => {
    const { quote, move, operator, params } = await ride({ pickupAt: byDay });
    const stale = (await quote({ vehicleId: 2 })).quote;
    await move({ pickupAt: '2026-06-11T10:00' }, true);
    const body = { vehicleId: 2, quote: stale, keepsPrice: true };
    await expect(operator.dispatch.move({ params, body })).rejects.toMatchObject({
      code: 'pricing.quote_invalid',
    });
  });
});

describe('what operators keep beside a ride', () => {
  const karim = {
    note: 'Arrive par le <b>terminal 2E</b>',
    chauffeurName: 'Karim B.',
    chauffeurPhone: '+33 6 99 00 05 11',
    chauffeurPlate: 'GA-123-BC',
  };

  test('is read again; the chauffeur reaches the customer on the ride and by mail, the note never', async () => {
    const { operator, params, read } = await ride();
    const { data } = await operator.dispatch.saveNotes({ params, body: { ...karim, version: null } });
    expect(data).toMatchObject(karim);
    expect((await operator.dispatch.notes({ params })).data).toEqual(data);
    const answer = await read();
    expect(answer.reservation.chauffeur).toEqual({
      name: 'Karim B.',
      phone: '+33 6 99 00 05 11',
      plate: 'GA-123-BC',
    });
    expect(JSON.stringify(answer)).not.toContain('terminal');
    const mail = await lastMail();
    expect(mail).toMatch(/Karim B\.[^]*GA-123-BC/);
    expect(mail).not.toContain('terminal');
  });

  test('is not overwritten by an operator who has read an older version', async () => {
    const { operator, params } = await ride();
    const { data } = await operator.dispatch.saveNotes({ params, body: { ...karim, version: null } });
    const stale = { ...karim, note: 'Autre', version: null };
    await expect(operator.dispatch.saveNotes({ params, body: stale })).rejects.toMatchObject({
      status: 409,
      code: 'operations.overtaken',
    });
    const next = await operator.dispatch.saveNotes({
      params,
      body: { ...karim, note: 'Autre', version: data.version },
    });
    expect(next.data.note).toBe('Autre');
    expect(next.data.version).not.toBe(data.version);
  });

  test('sends no second mail for a note alone, and hides the chauffeur once the ride is over', async () => {
    const { operator, params, read } = await ride();
    const { data } = await operator.dispatch.saveNotes({ params, body: { ...karim, version: null } });
    await api().jobs.drain();
    const count = api().mails.length;
    await operator.dispatch.saveNotes({ params, body: { ...karim, note: '', version: data.version } });
    await api().jobs.drain();
    expect(api().mails).toHaveLength(count);
    await operator.reservations.start({ params });
    await operator.reservations.complete({ params });
    expect((await read()).reservation.chauffeur).toBeNull();
  });
});
