import { euros } from '@livree/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aRide, book, quoteFor } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { reconcileJob } from '../payments/payments.jobs.ts';
import { deliverWebhook } from '../payments/sandbox/sandbox-events.ts';
import { deleteExpiredData } from './commands/delete-expired-data.ts';

const api = withTestApi({ LIVREE_PROVIDER_TIMEOUT_MS: '150' });

const countRows = (table: 'reservations' | 'sandbox_intents') =>
  api()
    .deps.db.selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);

describe('a price or distance changed in the browser', () => {
  test('is refused with the true price, and nothing is stored', async () => {
    const token = await api().signUp();
    const { totalPrice, distanceKm, quote } = await quoteFor(api(), aRide());
    const cheaper = { totalPrice: euros(totalPrice.cents - 1) };
    const failure = {
      status: 422,
      code: 'pricing.price_changed',
      params: { total_price: totalPrice.cents / 100 },
    };
    await expect(book(api(), token, cheaper)).rejects.toMatchObject(failure);
    await expect(book(api(), token, { ...cheaper, quote })).rejects.toMatchObject(failure);
    await expect(book(api(), token, { distanceKm: (distanceKm ?? 0) - 1 })).rejects.toMatchObject(failure);
    expect(await countRows('reservations')).toBe(0);
  });

  test('is refused if the quote is for another ride, or altered', async () => {
    const token = await api().signUp();
    const { quote } = await quoteFor(api(), aRide());
    const failure = { status: 422, code: 'pricing.quote_invalid' };
    await expect(book(api(), token, { quote, destinationAddress: 'Lyon' })).rejects.toMatchObject(failure);
    await expect(book(api(), token, { quote: `x${quote}` })).rejects.toMatchObject(failure);
  });
});

describe('a ride', () => {
  test.each([
    ['at a time that the clocks skip', { pickupAt: '2027-03-28T02:30' }, 'pickupAt', 'n’existe pas'],
    ['in the past', { pickupAt: '2026-06-02T09:00' }, 'pickupAt', 'passé'],
    ['too far ahead', { pickupAt: '2028-06-10T10:00' }, 'pickupAt', '730\u00A0jours'],
    ['that returns first', { returnAt: '2026-06-09T10:00' }, 'returnAt', 'Le retour ne peut pas'],
    ['with more people than seats', { passengers: 7 }, 'passengers', 'passagers au plus'],
  ])('%s is refused with its reason', async (_name, changes, field, reason) => {
    const token = await api().signUp();
    await expect(book(api(), token, changes)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { [field]: [expect.stringContaining(reason)] },
    });
  });

  test('of a customer without a telephone is refused: its voucher needs one', async () => {
    const token = await api().signUp();
    await api().deps.db.updateTable('users').set({ phone: null }).execute();
    await expect(book(api(), token)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { clientPhone: [expect.stringContaining('bon de réservation')] },
    });
    const { reservation } = await book(api(), token, { clientPhone: '+33 6 98 76 54 32' });
    expect(reservation.clientPhone).toBe('+33 6 98 76 54 32');
  });

  test('requires a session', async () => {
    await expect(api().client().reservations.create({ body: aRide() })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('of another customer is not found by any call', async () => {
    const { reservation, payment } = await book(api(), await api().signUp());
    const stranger = api().client({ token: await api().signUp('other@example.org') });
    const params = { id: reservation.id };
    const missing = { status: 404, code: 'reservations.not_found' };
    await expect(stranger.reservations.read({ params })).rejects.toMatchObject(missing);
    await expect(stranger.reservations.eligibility({ params })).rejects.toMatchObject(missing);
    await expect(stranger.reservations.cancel({ params, body: {} })).rejects.toMatchObject(missing);
    await expect(stranger.reservations.confirmPayment({ params, body: {} })).rejects.toMatchObject(missing);
    await expect(stranger.payments.read({ params: { id: payment?.id ?? 0 } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await stranger.reservations.list()).data.total).toBe(0);
    expect((await stranger.payments.list()).data.total).toBe(0);
  });
});

describe('a repeated key', () => {
  test('returns the first answer again, even if the reservation has changed', async () => {
    const token = await api().signUp();
    const first = await book(api(), token, {}, 'draft-key-1');
    await api()
      .client({ token })
      .reservations.cancel({ params: { id: first.reservation.id }, body: {} });
    expect(await book(api(), token, {}, 'draft-key-1')).toEqual(first);
    expect(await countRows('reservations')).toBe(1);
    expect(await countRows('sandbox_intents')).toBe(1);
  });

  test('is deleted with its answer after a month', async () => {
    await book(api(), await api().signUp(), {}, 'draft-key-1');
    const kept = () => api().deps.db.selectFrom('keyed_requests').select('outcome').execute();
    api().clock.advance({ days: 30 });
    await deleteExpiredData(api().deps);
    expect(await kept()).toHaveLength(1);
    api().clock.advance({ minutes: 1 });
    await deleteExpiredData(api().deps);
    expect(await kept()).toEqual([]);
  });

  test('with another ride is an error', async () => {
    const token = await api().signUp();
    await book(api(), token, {}, 'draft-key-1');
    const other = book(api(), token, { destinationAddress: 'Lyon' }, 'draft-key-1');
    await expect(other).rejects.toMatchObject({ status: 422, code: 'reservations.idempotency_mismatch' });
  });

  test('sent five times at once reserves and charges once', async () => {
    const token = await api().signUp();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => book(api(), token, {}, 'draft-key-1')));
    expect(new Set(answers.map(({ reservation }) => reservation.id)).size).toBe(1);
    expect(await countRows('sandbox_intents')).toBe(1);
  });

  test('after a refused card pays with another, on the same reservation', async () => {
    const token = await api().signUp();
    const poor = { paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds' };
    const refusal = { status: 402, code: 'payments.insufficient_funds' };
    await expect(book(api(), token, poor, 'draft-key-1')).rejects.toMatchObject(refusal);
    await expect(book(api(), token, poor, 'draft-key-1')).rejects.toMatchObject(refusal);
    expect(await countRows('sandbox_intents')).toBe(1);
    const { transactions } = await book(api(), token, {}, 'draft-key-1');
    expect(transactions.map(({ status }) => status)).toEqual(['failed', 'completed']);
    expect(await countRows('reservations')).toBe(1);
  });

  test('after a lost answer finds the payment, charged once', async () => {
    const token = await api().signUp();
    const lost = { paymentMethodId: 'pm_sandbox_timeout' };
    await expect(book(api(), token, lost, 'draft-key-1')).rejects.toMatchObject({
      status: 504,
      code: 'payments.provider_timeout',
      message: expect.stringContaining('timeout'),
    });
    expect(await book(api(), token, lost, 'draft-key-1')).toMatchObject({ status: 'succeeded' });
    expect(await countRows('sandbox_intents')).toBe(1);
  });
});

test('a payment whose answer was lost for good is settled by its webhook', async () => {
  const token = await api().signUp();
  await expect(book(api(), token, { paymentMethodId: 'pm_sandbox_timeout' })).rejects.toThrow();
  await api().jobs.drain();
  const { data } = await api().client({ token }).reservations.list();
  expect(data.items).toMatchObject([{ status: 'confirmed', paymentStatus: 'paid' }]);
});

test('a payment without answer and webhook is settled by the reconciliation', async () => {
  const token = await api().signUp();
  await expect(book(api(), token, { paymentMethodId: 'pm_sandbox_timeout' })).rejects.toThrow();
  const { db } = api().deps;
  await sql`delete from jobs.job where name = ${deliverWebhook.name}`.execute(db);
  api().clock.advance({ minutes: 3 });
  await db.transaction().execute((trx) => api().jobs.send(trx, reconcileJob, {}));
  await api().jobs.drain();
  const { data } = await api().client({ token }).reservations.list();
  expect(data.items).toMatchObject([{ status: 'confirmed', paymentStatus: 'paid' }]);
  expect(await countRows('sandbox_intents')).toBe(1);
});

test('a challenge that does not exist is not found', async () => {
  for (const id of ['pi_sandbox_AAAAAAAAAAAAAAAAAAAAAAAA', 'unknown', "pi_sandbox_'--"]) {
    const url = `/api/sandbox/challenge/${encodeURIComponent(id)}`;
    expect((await api().app.inject(url)).statusCode).toBe(404);
    expect((await api().app.inject({ method: 'POST', url: `${url}/accept` })).statusCode).toBe(404);
  }
});
