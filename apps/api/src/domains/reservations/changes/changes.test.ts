import { type RideChange, euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';

const api = withTestApi();

const atNight = '2026-06-10T05:00';
const byDay = '2026-06-10T10:00';

async function paidRide(changes: Parameters<typeof book>[2] = {}) {
  const token = await api().signUp(`${crypto.randomUUID()}@example.org`);
  const { reservation } = await book(api(), token, changes);
  const customer = api().client({ token });
  const params = { id: reservation.id };
  const quote = async (change: RideChange) => (await customer.changes.quote({ params, body: change })).data;
  const make = async (change: RideChange) => {
    const { quote: signed } = await quote(change);
    return (await customer.changes.make({ params, body: { ...change, quote: signed } })).data;
  };
  const read = async () => (await customer.reservations.read({ params })).data;
  return { reservation, customer, params, quote, make, read };
}

type Paid = Awaited<ReturnType<typeof paidRide>>;

/** What the customer has paid and not got back, in cents. */
async function keptCents({ read }: Paid): Promise<number> {
  const { transactions } = await read();
  return transactions
    .filter(({ status }) => status === 'completed' || status === 'refunded')
    .reduce((sum, { type, amount }) => sum + (type === 'payment' ? amount.cents : -amount.cents), 0);
}

const listPapers = async ({ customer, params }: Paid) =>
  (await customer.documents.list({ params })).data.documents.flatMap(({ number }) => number ?? []);

describe('a change', () => {
  test('to a cheaper hour gives the difference back by itself, with a credit note, a mail and a line in the history', async () => {
    const ride = await paidRide({ pickupAt: atNight });
    const quote = await ride.quote({ pickupAt: byDay });
    expect(quote.previousPrice).toEqual(ride.reservation.totalPrice);
    expect(quote.totalPrice.cents).toBeLessThan(quote.previousPrice.cents);
    const { reservation, status } = await ride.make({ pickupAt: byDay });
    expect([status, reservation.pickupAt]).toEqual(['succeeded', byDay]);
    expect(reservation.totalPrice).toEqual(quote.totalPrice);
    expect(await keptCents(ride)).toBe(quote.totalPrice.cents);
    expect((await listPapers(ride)).map((number) => number[0])).toEqual(['R', 'A']);
    await api().jobs.drain();
    expect(api().mails.map(({ subject }) => subject)).toContain(
      `Réservation ${reservation.reference} modifiée`,
    );
    const { data } = await ride.customer.changes.list({ params: ride.params });
    expect(data.changes).toMatchObject([
      { previousPickupAt: atNight, pickupAt: byDay, totalPrice: quote.totalPrice },
    ]);
  });

  test('to a dearer hour takes effect once the difference is paid, with a receipt for it', async () => {
    const ride = await paidRide({ pickupAt: byDay });
    const asked = await ride.make({ pickupAt: atNight });
    expect([asked.status, asked.reservation.pickupAt]).toEqual(['requires_payment_method', byDay]);
    // The same press again opens no second payment.
    await ride.make({ pickupAt: atNight });
    expect((await ride.read()).transactions.filter(({ type }) => type === 'payment')).toHaveLength(2);
    const { data } = await ride.customer.reservations.confirmPayment({
      params: ride.params,
      body: { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' },
    });
    expect([data.status, data.reservation.pickupAt]).toEqual(['succeeded', atNight]);
    expect(await keptCents(ride)).toBe(data.reservation.totalPrice.cents);
    expect((await listPapers(ride)).map((number) => number[0])).toEqual(['R', 'R']);
    await ride.customer.reservations.cancel({ params: ride.params, body: {} });
    await api().jobs.drain();
    expect(await keptCents(ride)).toBe(0);
  });

  test('of the way back is told with both hours, and its papers name both ways', async () => {
    const ride = await paidRide({
      roundTrip: true,
      returnAt: '2026-06-14T18:00',
      extras: [{ code: 'meet_and_greet', quantity: 1 }],
      flightNumber: 'AF 1000',
      signName: 'Martin',
    });
    await ride.make({
      returnAt: '2026-06-15T12:00',
      returnPickupAddress: 'Gare de Reims, Reims',
      returnTrainNumber: 'TGV 8415',
    });
    await api().jobs.drain();
    const mail = api().mails.find(({ subject }) => subject.endsWith('modifiée'));
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Votre trajet est modifié. Le retour était prévu le dimanche 14 juin 2026, 18:00.',
    );
    expect(mail?.text).toMatch(/Train du retour\s: TGV8415/);
    const [, there, back] = (await ride.customer.documents.calendar({ params: ride.params }))
      .replaceAll(/\r?\n /g, '')
      .split('BEGIN:VEVENT');
    expect([there?.includes('AF1000'), there?.includes('TGV8415')]).toEqual([true, false]);
    expect(back).toMatch(/20260615T120000[^]*Train\s: TGV8415/);
    const { reservation } = await ride.read();
    expect(await keptCents(ride)).toBe(reservation.totalPrice.cents);
  });

  test('of the passengers alone keeps the price that was paid, and moves no money', async () => {
    const ride = await paidRide({ passengers: 1 });
    await api().deps.db.updateTable('tariffs').set({ per_km_cents: 999 }).execute();
    const { reservation } = await ride.make({ passengers: 3 });
    expect([reservation.passengers, reservation.totalPrice]).toEqual([3, ride.reservation.totalPrice]);
    expect((await ride.read()).transactions).toHaveLength(1);
  });

  test('of places and stops is priced by its route, and everything that names them follows', async () => {
    const ride = await paidRide({ pickupAt: byDay, roundTrip: true, returnAt: '2026-06-11T10:00' });
    const change = { destinationAddress: 'Épernay', stops: ['Meaux', 'Château-Thierry'] };
    const { totalPrice } = await ride.quote(change);
    expect(totalPrice).not.toEqual(ride.reservation.totalPrice);
    await ride.make(change);
    const pay = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;
    if (totalPrice.cents > ride.reservation.totalPrice.cents)
      await ride.customer.reservations.confirmPayment({ params: ride.params, body: pay });
    const { reservation } = await ride.read();
    expect(reservation).toMatchObject({ ...change, pickupAt: byDay, totalPrice, roundTrip: true });
    expect(await keptCents(ride)).toBe(totalPrice.cents);
    const { data } = await ride.customer.changes.list({ params: ride.params });
    expect(data.changes.map(({ changed }) => changed)).toEqual([['places']]);
    const calendar = await ride.customer.documents.calendar({ params: ride.params });
    expect(calendar).toContain('Épernay');
    await api().jobs.drain();
    const mail = api().mails.findLast(({ subject }) => subject.endsWith('modifiée'));
    expect(mail?.text).toContain('Château-Thierry');
    expect(mail?.text).toContain('Épernay');
  });

  test('of extras is refused without what they need, and has their price', async () => {
    const ride = await paidRide({ pickupAt: byDay });
    const extras = [
      { code: 'meet_and_greet', quantity: 1 },
      { code: 'child_seat', quantity: 1 },
    ] as const;
    await expect(ride.quote({ extras: [...extras] })).rejects.toMatchObject({
      fieldErrors: { flightNumber: expect.anything() },
    });
    const welcome = { extras: [...extras], flightNumber: 'af 1234', signName: 'Famille Lune' };
    await expect(ride.quote(welcome)).rejects.toMatchObject({
      fieldErrors: { childAges: expect.anything() },
    });
    const { lines } = await ride.quote({ ...welcome, childAges: [4] });
    expect(lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['meet_and_greet', 'child_seat']));
  });

  test('frees the vehicle at the old time, and holds it at the new one', async () => {
    const ride = await paidRide({ pickupAt: byDay });
    await ride.make({ pickupAt: '2026-06-11T10:00' });
    const other = await paidRide({ pickupAt: byDay });
    await expect(other.make({ pickupAt: '2026-06-11T11:00' })).rejects.toMatchObject({
      status: 409,
      code: 'reservations.vehicle_unavailable',
    });
    expect((await other.quote({ pickupAt: '2026-06-11T11:00' })).isAvailable).toBe(false);
    expect((await other.read()).reservation.pickupAt).toBe(byDay);
  });

  test('is refused at another price than the quoted one, and with more people than seats', async () => {
    const { customer, params, quote } = await paidRide({ pickupAt: atNight });
    const { quote: signed } = await quote({ pickupAt: byDay });
    const body = { pickupAt: '2026-06-10T04:00', quote: signed };
    await expect(customer.changes.make({ params, body })).rejects.toMatchObject({
      code: 'pricing.quote_invalid',
    });
    await expect(quote({ passengers: 7 })).rejects.toMatchObject({
      fieldErrors: { passengers: [expect.stringContaining('passagers au plus')] },
    });
  });

  test('is refused once the ride costs something else than the quote showed, and repeated as it was made', async () => {
    const ride = await paidRide({ pickupAt: atNight });
    const shown = { pickupAt: '2026-06-10T12:00' };
    const { quote: stale } = await ride.quote(shown);
    const { quote } = await ride.quote({ pickupAt: byDay });
    const make = (body: Parameters<Paid['customer']['changes']['make']>[0]['body']) =>
      ride.customer.changes.make({ params: ride.params, body });
    await make({ pickupAt: byDay, quote });
    await expect(make({ ...shown, quote: stale })).rejects.toMatchObject({
      code: 'reservations.change_overtaken',
    });
    expect((await make({ pickupAt: byDay, quote })).data.status).toBe('succeeded');
    expect((await ride.read()).reservation.pickupAt).toBe(byDay);
  });

  test('is refused to another customer, and after its deadline', async () => {
    const { params } = await paidRide();
    const stranger = api().client({ token: await api().signUp('stranger@example.org') });
    const missing = { status: 404, code: 'reservations.not_found' };
    await expect(stranger.changes.list({ params })).rejects.toMatchObject(missing);
    await expect(stranger.changes.quote({ params, body: {} })).rejects.toMatchObject(missing);
    await expect(stranger.changes.make({ params, body: { quote: 'x' } })).rejects.toMatchObject(missing);
    const late = await paidRide({ pickupAt: '2026-06-03T20:00', vehicleId: 2 });
    expect((await late.customer.changes.list({ params: late.params })).data.canChange).toBe(false);
    await expect(late.make({ passengers: 3 })).rejects.toMatchObject({
      code: 'reservations.too_late_to_change',
    });
  });
});

describe('a difference that is paid', () => {
  test('is refunded if the ride was cancelled before', async () => {
    const ride = await paidRide({ pickupAt: byDay });
    await ride.make({ pickupAt: atNight });
    const { data } = await ride.customer.reservations.confirmPayment({
      params: ride.params,
      body: { paymentProvider: 'card', paymentMethodId: 'pm_card_threeDSecure2Required' },
    });
    await ride.customer.reservations.cancel({ params: ride.params, body: {} });
    await fetchAccept(data.challenge?.url ?? '');
    await api().jobs.drain();
    expect(await keptCents(ride)).toBe(0);
    expect((await ride.read()).reservation.status).toBe('cancelled');
  });

  test('after an operator gave a part of the ride back is not the price any more: it goes back, and no other is taken', async () => {
    const ride = await paidRide({ pickupAt: byDay });
    const pay = (paymentMethodId: string) =>
      ride.customer.reservations.confirmPayment({
        params: ride.params,
        body: { paymentProvider: 'card', paymentMethodId },
      });
    await ride.make({ pickupAt: atNight });
    const { data } = await pay('pm_card_threeDSecure2Required');
    const [sold] = (await ride.read()).transactions;
    await api()
      .client({ token: await operatorToken(api()) })
      .payments.refund({ params: { id: sold?.id ?? 0 }, body: { reason: 'Geste', amount: euros(1000) } });
    await expect(pay('pm_card_visa')).rejects.toMatchObject({ code: 'payments.change_over' });
    await fetchAccept(data.challenge?.url ?? '');
    await api().jobs.drain();
    expect((await ride.read()).reservation.pickupAt).toBe(byDay);
    expect(await keptCents(ride)).toBe(ride.reservation.totalPrice.cents - 1000);
  });

  test('too late, or when another ride has taken the vehicle, leaves the ride unchanged', async () => {
    const ride = await paidRide({ pickupAt: byDay, vehicleId: 2 });
    await ride.make({ pickupAt: atNight });
    await paidRide({ pickupAt: '2026-06-10T04:00', vehicleId: 2 });
    const pay = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;
    const payOrAsk = (body: Partial<typeof pay>) =>
      ride.customer.reservations.confirmPayment({ params: ride.params, body });
    const isOver = { code: 'payments.change_over' };
    await expect(payOrAsk(pay)).rejects.toMatchObject(isOver);
    await expect(payOrAsk({})).rejects.toMatchObject(isOver);
    await api().jobs.drain();
    await expect(payOrAsk({})).rejects.toMatchObject(isOver);
    expect((await ride.read()).reservation).toMatchObject({ pickupAt: byDay, paymentStatus: 'paid' });
    expect(await keptCents(ride)).toBe(ride.reservation.totalPrice.cents);
    await ride.make({ pickupAt: '2026-06-12T23:00' });
    api().clock.advance({ minutes: 16 });
    await expect(payOrAsk(pay)).rejects.toMatchObject(isOver);
  });

  test.each([
    ['the booking’s', 0],
    ['the difference’s', 1],
  ])(
    'after an operator gave %s payment back in full is partly given back, and with the other all',
    async (_which, first) => {
      const ride = await paidRide({ pickupAt: byDay });
      await ride.make({ pickupAt: atNight });
      const body = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;
      await ride.customer.reservations.confirmPayment({ params: ride.params, body });
      const payments = (await ride.read()).transactions.filter(({ type }) => type === 'payment');
      const operator = api().client({ token: await operatorToken(api()) });
      async function giveBack(index: number): Promise<string> {
        const params = { id: payments[index]?.id ?? 0 };
        await operator.payments.refund({ params, body: { reason: 'Geste' } });
        return (await ride.read()).reservation.paymentStatus;
      }
      expect([await giveBack(first), await giveBack(1 - first)]).toEqual(['partially_refunded', 'refunded']);
    },
  );
});

/** Accepts on the bank's page, like a customer who left it open. */
const fetchAccept = (url: string) => api().app.inject({ method: 'POST', url: `${url}/accept` });
