import { rideNeeds } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const operator = async () => api().client({ token: await operatorToken(api()) });

describe('the day', () => {
  test('has every vehicle on offer and every ride that occupies one', async () => {
    const { reservation } = await book(api(), await api().signUp());
    const { operations } = await operator();
    const { data } = await operations.day({ query: { date: '2026-06-10' } });
    expect(data).toMatchObject({ startsAt: '2026-06-09T22:00:00.000Z', endsAt: '2026-06-10T22:00:00.000Z' });
    expect(data.vehicles.map(({ id }) => id)).toContain(reservation.vehicleId);
    expect(data.rides).toMatchObject([
      {
        reference: reservation.reference,
        status: 'confirmed',
        isPaid: true,
        startsAt: '2026-06-10T08:00:00.000Z',
        totalPrice: { cents: reservation.totalPrice.cents },
      },
    ]);
    expect((await operations.day()).data).toMatchObject({ date: '2026-06-02', rides: [] });
  });

  test('has 23 hours when the clocks go forward', async () => {
    const { data } = await (await operator()).operations.day({ query: { date: '2027-03-28' } });
    expect(Date.parse(data.endsAt) - Date.parse(data.startsAt)).toBe(23 * 3_600_000);
  });

  test('leaves out a cancelled ride', async () => {
    const { reservation } = await book(api(), await api().signUp());
    const { operations, reservations } = await operator();
    await reservations.cancel({ params: { id: reservation.id }, body: {} });
    expect((await operations.day({ query: { date: '2026-06-10' } })).data.rides).toEqual([]);
  });
});

describe('the tasks that wait for an operator', () => {
  const kinds = async () =>
    (await (await operator()).operations.needs()).data.map(({ kind, count }) => `${kind} ${count}`);

  test('are none on a quiet day', async () => {
    await book(api(), await api().signUp());
    expect(await kinds()).toEqual([]);
  });

  test('are unconfirmed, then unpaid rides, and those past their end that nobody closed', async () => {
    const { reservation } = await book(api(), await api().signUp(), { paymentMethodId: undefined });
    expect(await kinds()).toEqual(['unconfirmed 1']);
    await (await operator()).reservations.confirm({ params: { id: reservation.id } });
    expect(await kinds()).toEqual(['unpaid 1']);
    api().clock.set('2026-06-10T23:00:00.000Z');
    expect(await kinds()).toEqual(['unclosed 1', 'unpaid 1']);
  });

  test('are refund requests, until they are decided, and messages, until they are answered', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token);
    const customer = api().client({ token });
    const [payment] = (await customer.payments.list()).data.items;
    const { data: request } = await customer.payments.refund({
      params: { id: payment?.id ?? 0 },
      headers: {},
      body: { reason: 'Le vol est annulé' },
    });
    await customer.contact.send({
      body: { name: 'Zoé', email: 'zoe@example.org', subject: 'inquiry', message: 'Avez-vous un van ?' },
    });
    const { operations, payments } = await operator();
    const [refunds, messages] = (await operations.needs()).data;
    expect(refunds).toMatchObject({ kind: 'refund_request', items: [{ name: reservation.reference }] });
    expect(messages).toMatchObject({ kind: 'message', items: [{ name: 'Zoé' }] });
    await payments.declineRefund({
      params: { id: request.id },
      body: { reason: 'Le billet est échangeable' },
    });
    expect(await kinds()).toEqual(['message 1']);
  });
});

test('the list of rides, and its file, hold those that wait for a reason as the tasks of the day count them', async () => {
  const customer = await api().signUp();
  const paid = await book(api(), customer);
  const open = { pickupAt: '2026-06-14T10:00', paymentMethodId: undefined };
  const unpaid = await book(api(), customer, open);
  await (await operator()).reservations.confirm({ params: { id: unpaid.reservation.id } });
  api().clock.set('2026-06-12T08:00:00.000Z');
  const { reservations, operations, lists } = await operator();
  const waiting = Object.fromEntries(
    (await operations.needs()).data.map(({ kind, items }) => [kind, items.map(({ id }) => id)]),
  );
  expect(waiting).toMatchObject({ unpaid: [unpaid.reservation.id], unclosed: [paid.reservation.id] });
  for (const need of rideNeeds) {
    const query = { scope: 'everybody', need } as const;
    const { data } = await reservations.list({ query });
    expect(data.items.map(({ id }) => id)).toEqual(waiting[need] ?? []);
    expect(data.total).toBe(waiting[need]?.length ?? 0);
  }
  const file: string = await lists.rides({ query: { need: 'unpaid' } });
  expect(file).toContain(unpaid.reservation.reference);
  expect(file).not.toContain(paid.reservation.reference);
  const nonsense = { scope: 'everybody', need: 'hungry' };
  const answer = await api().app.inject({
    url: `/api/reservations?${new URLSearchParams(nonsense)}`,
    headers: { authorization: `Bearer ${await operatorToken(api())}` },
  });
  expect(answer.statusCode).toBe(422);
});

test('lists hold the caller’s own rides and payments, and everybody’s only for an operator who asks for them', async () => {
  const token = await api().signUp();
  await book(api(), token);
  const { reservations, payments } = await operator();
  expect((await reservations.list()).data.total).toBe(0);
  expect((await reservations.stats()).data.total).toBe(0);
  expect((await payments.list()).data.total).toBe(0);
  expect((await payments.stats()).data.totalTransactions).toBe(0);
  const query = { scope: 'everybody' } as const;
  expect((await reservations.list({ query })).data.total).toBe(1);
  expect((await payments.list({ query })).data.total).toBe(1);
  const customer = api().client({ token });
  expect((await customer.reservations.list()).data.total).toBe(1);
  for (const refused of [customer.reservations.list({ query }), customer.payments.list({ query })])
    await expect(refused).rejects.toMatchObject({ status: 403 });
});

test('nobody but an operator reads any of it', async () => {
  const customer = api().client({ token: await api().signUp() });
  const query = { subject: 'reservations', id: '1' };
  for (const { operations, contact } of [customer]) {
    await expect(operations.day()).rejects.toMatchObject({ status: 403 });
    await expect(operations.needs()).rejects.toMatchObject({ status: 403 });
    await expect(operations.acts({ query })).rejects.toMatchObject({ status: 403 });
    await expect(contact.messages()).rejects.toMatchObject({ status: 403 });
  }
  await expect(api().client().operations.day()).rejects.toMatchObject({ status: 401 });
});
