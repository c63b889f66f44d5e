import { randomUUID } from 'node:crypto';
import type { PhoneBooking } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { aRide, book, quoteFor } from '../../../testing/rides.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { sweepHolds } from '../commands/sweep-holds.ts';

const api = withTestApi();
const caller = { name: 'Ali Haddad', email: 'ali@example.org', phone: '+33 6 11 22 33 44' };
const visa = { paymentProvider: 'card', paymentMethodId: 'pm_card_visa' } as const;

const operator = async () => api().client({ token: await operatorToken(api()) });

const addCaller = async () =>
  (await (await operator()).customers.add({ body: { ...caller, language: 'en' }, headers: {} })).data;

/** Books by telephone for a new customer, for as many hours. */
async function bookByPhone(changes: Partial<PhoneBooking> = {}, key: string = randomUUID()) {
  const { paymentProvider: _, paymentMethodId: __, ...ride } = aRide(changes);
  const { quote } = await quoteFor(api(), aRide(changes));
  const customerId = changes.customerId ?? (await addCaller()).id;
  const body = { ...ride, quote, linkHours: 24, ...changes, customerId };
  const { dispatch } = await operator();
  return (await dispatch.book({ body, headers: { idempotencyKey: key } })).data.reservation;
}

/** The key in the link of a ride, as its screen shows it. */
async function readKey(id: number): Promise<string> {
  const { data } = await (await operator()).dispatch.paymentLink({ params: { id } });
  return new URL(data?.url ?? '').searchParams.get('key') ?? '';
}

const paymentLinks = () => api().client().paymentLinks;

describe('a ride that an operator books for a customer on the telephone', () => {
  test('belongs to a guest who is not signed in, and is held for as long as the link that is mailed', async () => {
    const ride = await bookByPhone();
    expect(ride).toMatchObject({
      status: 'pending',
      clientName: 'Ali Haddad',
      clientEmail: 'ali@example.org',
      holdExpiresAt: '2026-06-03T08:00:00.000Z',
    });
    await api().jobs.drain();
    const { dispatch, customers } = await operator();
    const { data: link } = await dispatch.paymentLink({ params: { id: ride.id } });
    expect(link?.expiresAt).toBe('2026-06-03T08:00:00.000Z');
    expect((await (await operator()).operations.needs()).data).toEqual([]);
    const mail = api().mails.find(({ to }) => to === 'ali@example.org');
    expect(mail?.subject).toBe(`Booking ${ride.reference}: to be paid`);
    expect(mail?.text).toContain(link?.url);
    expect(mail?.text).toMatch(/before Wednesday, 3\sJune\s2026, 10:00/);
    const { data } = await customers.readForRide({ params: { id: ride.id } });
    expect(data).toMatchObject({ isGuest: true, isConfirmed: false, rideCount: 1 });
    const sessions = await api().deps.db.selectFrom('sessions').select('user_id').execute();
    expect(sessions.map(({ user_id: id }) => id)).not.toContain(data?.id);
  });

  test('is recorded with its price and its end, once for a repeated key', async () => {
    const { id: customerId } = await addCaller();
    const key = randomUUID();
    const [first, second] = [await bookByPhone({ customerId }, key), await bookByPhone({ customerId }, key)];
    expect(second.id).toBe(first.id);
    const query = { subject: 'reservations', id: String(first.id) };
    expect((await (await operator()).operations.acts({ query })).data).toMatchObject([
      {
        act: 'dispatch.book',
        after: { total_cents: first.totalPrice.cents, pay_until: '2026-06-03T08:00:00.000Z' },
      },
    ]);
  });

  test('is outside of the limit of three holds, and shares the constraint of the vehicle', async () => {
    const { id: customerId } = await addCaller();
    for (const day of [11, 12, 13, 14]) await bookByPhone({ customerId, pickupAt: `2026-06-${day}T10:00` });
    const taken = bookByPhone({ pickupAt: '2026-06-11T10:00' });
    await expect(taken).rejects.toMatchObject({ code: 'reservations.vehicle_unavailable' });
    const token = await api().signUp();
    await expect(book(api(), token, { pickupAt: '2026-06-12T10:00' })).rejects.toMatchObject({ status: 409 });
  });

  test('replaces no other ride of its customer: the vehicle is taken', async () => {
    const { id: customerId } = await addCaller();
    const first = await bookByPhone({ customerId });
    const second = bookByPhone({ customerId, passengers: 1 });
    await expect(second).rejects.toMatchObject({ code: 'reservations.vehicle_unavailable' });
    const token = await api().signUp();
    const later = { pickupAt: '2026-06-12T10:00' };
    const { reservation } = await book(api(), token, { ...later, paymentMethodId: undefined });
    const { data: me } = await api().client({ token }).identity.me();
    const overIt = bookByPhone({ ...later, customerId: me.user.id, passengers: 1 });
    await expect(overIt).rejects.toMatchObject({ code: 'reservations.vehicle_unavailable' });
    const { reservations } = await operator();
    for (const { id } of [first, reservation])
      expect((await reservations.read({ params: { id } })).data.reservation.status).toBe('pending');
  });

  test('is the same one for another request of the same ride', async () => {
    const { id: customerId } = await addCaller();
    const first = await bookByPhone({ customerId });
    expect((await bookByPhone({ customerId })).id).toBe(first.id);
  });

  test('is held until its pickup at most, whatever the notice of a booking', async () => {
    const ride = await bookByPhone({ pickupAt: '2026-06-02T10:30', linkHours: 48 });
    expect(ride.holdExpiresAt).toBe('2026-06-02T08:30:00.000Z');
  });

  test.each([
    ['an operator', async () => (await (await operator()).identity.me()).data.user.id],
    ['nobody', async () => 999],
  ])('is refused for %s', async (_, findId) => {
    const customerId = await findId();
    await expect(bookByPhone({ customerId })).rejects.toMatchObject({ code: 'customers.not_found' });
  });
});

describe('a payment link', () => {
  test('shows the ride and pays it without a session, once', async () => {
    const ride = await bookByPhone();
    const params = { key: await readKey(ride.id) };
    expect((await paymentLinks().read({ params })).data).toMatchObject({
      reference: ride.reference,
      state: 'open',
      expiresAt: '2026-06-03T08:00:00.000Z',
      addresses: ['Aéroport Paris-Charles de Gaulle', 'Reims'],
      totalPrice: ride.totalPrice,
    });
    const { data } = await paymentLinks().pay({ params, body: visa });
    expect(data).toEqual({ status: 'succeeded', challenge: null });
    expect((await paymentLinks().pay({ params, body: visa })).data.status).toBe('succeeded');
    expect((await paymentLinks().read({ params })).data).toMatchObject({ state: 'paid', expiresAt: null });
    const { dispatch, reservations } = await operator();
    const paid = await reservations.read({ params: { id: ride.id } });
    expect(paid.data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(paid.data.transactions).toHaveLength(1);
    expect((await dispatch.paymentLink({ params: { id: ride.id } })).data).toBeNull();
  });

  test('that is refused by the bank can be paid with another card', async () => {
    const ride = await bookByPhone();
    const params = { key: await readKey(ride.id) };
    const poor = { ...visa, paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds' };
    await expect(paymentLinks().pay({ params, body: poor })).rejects.toMatchObject({ status: 402 });
    expect((await paymentLinks().pay({ params, body: visa })).data.status).toBe('succeeded');
  });

  test('that ends unpaid cancels the ride, frees the vehicle, and both sides are told', async () => {
    const ride = await bookByPhone();
    const params = { key: await readKey(ride.id) };
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-03T08:00:01.000Z');
    await sweepHolds(api().deps);
    await api().jobs.drain();
    expect(api().mails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        ['ali@example.org', `Booking ${ride.reference} cancelled`],
        [api().deps.config.brand.email, expect.stringContaining(ride.reference)],
      ]),
    );
    expect((await paymentLinks().read({ params })).data.state).toBe('ended');
    await expect(paymentLinks().pay({ params, body: visa })).rejects.toMatchObject({
      code: 'payments.hold_expired',
    });
    await expect(bookByPhone()).resolves.toMatchObject({ status: 'pending' });
  });

  test('that is sent again ends later, and what was sent before stays good', async () => {
    const ride = await bookByPhone();
    const key = await readKey(ride.id);
    await api().jobs.drain();
    api().mails.splice(0);
    api().clock.set('2026-06-02T20:00:00.000Z');
    const { dispatch } = await operator();
    const order = { params: { id: ride.id }, body: { linkHours: 48 } };
    const { data } = await dispatch.sendPaymentLink(order);
    expect(data?.expiresAt).toBe('2026-06-04T20:00:00.000Z');
    await api().jobs.drain();
    const mails = api().mails.filter(({ to }) => to === 'ali@example.org');
    expect(mails.map(({ text }) => text.includes(data?.url ?? '?'))).toEqual([true]);
    api().clock.set('2026-06-04T08:00:00.000Z');
    await sweepHolds(api().deps);
    expect((await paymentLinks().pay({ params: { key }, body: visa })).data.status).toBe('succeeded');
    const later = await operator();
    await expect(later.dispatch.sendPaymentLink(order)).rejects.toMatchObject({
      code: 'payments.none_pending',
    });
    const query = { subject: 'reservations', id: String(ride.id) };
    expect((await later.operations.acts({ query })).data.map(({ act }) => act)).toEqual([
      'dispatch.sendPaymentLink',
      'dispatch.book',
    ]);
  });

  test('can be sent for an unpaid ride that its customer booked, until its pickup at most', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, {
      pickupAt: '2026-06-03T10:00',
      paymentMethodId: undefined,
    });
    const { dispatch } = await operator();
    const { data } = await dispatch.sendPaymentLink({
      params: { id: reservation.id },
      body: { linkHours: 168 },
    });
    expect(data?.expiresAt).toBe('2026-06-03T08:00:00.000Z');
    await api().jobs.drain();
    expect(api().mails.some(({ text }) => text.includes(data?.url ?? '?'))).toBe(true);
    const params = { key: new URL(data?.url ?? '').searchParams.get('key') ?? '' };
    expect((await paymentLinks().pay({ params, body: visa })).data.status).toBe('succeeded');
  });

  test('is not sent for a ride that is cancelled', async () => {
    const ride = await bookByPhone();
    const { dispatch, reservations } = await operator();
    await reservations.cancel({ params: { id: ride.id }, body: {} });
    const order = { params: { id: ride.id }, body: { linkHours: 1 } };
    await expect(dispatch.sendPaymentLink(order)).rejects.toMatchObject({ code: 'payments.hold_expired' });
  });

  test('is no other ride’s, and none for a ride that its customer booked', async () => {
    const ride = await bookByPhone();
    const { reservation } = await book(api(), await api().signUp(), {
      pickupAt: '2026-06-14T10:00',
      paymentMethodId: undefined,
    });
    const [, signature = ''] = (await readKey(ride.id)).split('.');
    for (const key of [`${reservation.reference}.${signature}`, 'LV-X.y', reservation.reference])
      await expect(paymentLinks().read({ params: { key } })).rejects.toMatchObject({ status: 404 });
    const { dispatch } = await operator();
    expect((await dispatch.paymentLink({ params: { id: reservation.id } })).data).toBeNull();
  });
});

test('nobody but an operator books for others, adds customers, reads a link or sends one', async () => {
  const ride = await bookByPhone();
  const { quote } = await quoteFor(api(), aRide());
  const { paymentProvider: _, paymentMethodId: __, ...wanted } = aRide();
  const token = await api().signUp();
  const { data: guest } = await api().client().guests.begin({ body: caller });
  const callers = [
    [undefined, 401],
    [token, 403],
    [guest.token, 403],
  ] as const;
  for (const [session, status] of callers) {
    const client = session === undefined ? api().client() : api().client({ token: session });
    const calls = [
      client.customers.add({ body: { ...caller, language: 'fr' }, headers: {} }),
      client.dispatch.book({ body: { ...wanted, quote, linkHours: 1, customerId: 1 }, headers: {} }),
      client.dispatch.paymentLink({ params: { id: ride.id } }),
      client.dispatch.sendPaymentLink({ params: { id: ride.id }, body: { linkHours: 1 } }),
    ];
    const answers = await Promise.allSettled(calls);
    expect(answers).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { status } })));
  }
});
