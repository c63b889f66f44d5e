import { spacedPhone } from '@livree/i18n';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

/** 10:00 in Paris on the 10th. */
const pickup = Date.parse('2026-06-10T08:00:00Z');
const hoursBefore = (hours: number, milliseconds = 0) =>
  new Date(pickup - hours * 3_600_000 + milliseconds).toISOString();

/** A customer with a paid ride, signed in again at another time. */
async function paidRide(at: string) {
  const { reservation } = await book(api(), await api().signUp());
  api().clock.set(at);
  const login = { email: 'claire@example.org', password: 'un vrai secret 42' };
  const { data } = await api().client().identity.login({ body: login });
  return { reservation, token: data.token, params: { id: reservation.id } };
}

describe('48 hours before pickup', () => {
  test('to the millisecond, customers can cancel by themselves and get everything back', async () => {
    const { token, params, reservation } = await paidRide(hoursBefore(48));
    const customer = api().client({ token });
    const { data } = await customer.reservations.eligibility({ params });
    expect(data).toMatchObject({
      canCancel: true,
      refundAmount: reservation.totalPrice,
      hoursUntilDeadline: 0,
    });
    const cancelled = await customer.reservations.cancel({ params, body: {} });
    expect(cancelled.data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    await api().jobs.drain();
    expect(api().mails).toContainEqual(
      expect.objectContaining({
        subject: `Réservation ${reservation.reference} annulée`,
        text: expect.stringContaining('Nous vous remboursons'),
      }),
    );
  });

  test('an unpaid ride is cancelled without the promise of a refund', async () => {
    const token = await api().signUp();
    const { reservation } = await book(api(), token, { paymentMethodId: 'pm_card_threeDSecure2Required' });
    const { data } = await api()
      .client({ token })
      .reservations.eligibility({ params: { id: reservation.id } });
    expect(data).toMatchObject({
      canCancel: true,
      message: 'Vous pouvez annuler cette réservation. Rien n’a été débité.',
      refundAmount: { cents: 0 },
    });
  });

  test('a millisecond later it is refused, with the phone number', async () => {
    const { token, params } = await paidRide(hoursBefore(48, 1));
    const cancellation = api().client({ token }).reservations.cancel({ params, body: {} });
    await expect(cancellation).rejects.toMatchObject({
      status: 422,
      code: 'reservations.too_late_to_cancel',
      message: expect.stringContaining(spacedPhone('+33199000510')),
    });
  });
});

test.each([
  [71.5, 1],
  [48, 1],
  [30, 1],
  [24, 1],
  [12, 0.5],
  [2, 0.5],
  [1, 0],
])('%d hours before, the ride’s schedule and its eligibility give the same refund', async (hours, share) => {
  const { token, params, reservation } = await paidRide(hoursBefore(hours));
  const { data } = await api().client({ token, language: 'es' }).reservations.eligibility({ params });
  expect(data).toMatchObject({ canCancel: hours >= 48, phone: '+33 1 99 00 05 10' });
  expect(data.refundAmount.cents).toBe(Math.round(reservation.totalPrice.cents * share));
  if (!data.canCancel) expect(data.message).toMatch('48\u00A0horas');
  const read = await api().client({ token }).reservations.read({ params });
  const now = api().clock.now();
  const present = read.data.reservation.refundSchedule?.find(({ until }) => new Date(until) >= now);
  expect(present?.amount).toEqual(data.refundAmount);
  expect(present?.channel === 'self_service').toBe(data.canCancel);
});

test('ten concurrent cancellations refund once', async () => {
  const { token, params, reservation } = await paidRide(hoursBefore(72));
  const customer = api().client({ token });
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => customer.reservations.cancel({ params, body: {} })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await api().jobs.drain();
  const { data } = await customer.payments.stats();
  expect(data).toMatchObject({ totalTransactions: 2, refundedAmount: reservation.totalPrice });
});

test('an operator’s form that showed another refund cancels nothing', async () => {
  const { params, reservation } = await paidRide(hoursBefore(24));
  const { reservations } = api().client({ token: await operatorToken(api()) });
  const { refundAmount: seenRefund } = (await reservations.eligibility({ params })).data;
  expect(seenRefund).toEqual(reservation.totalPrice);
  api().clock.set(hoursBefore(24, 1));
  const late = reservations.cancel({ params, body: { seenRefund } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'operations.overtaken' });
  const kept = await reservations.read({ params });
  expect(kept.data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect(kept.data.transactions).toHaveLength(1);
  const { data } = await reservations.eligibility({ params });
  const cancelled = await reservations.cancel({ params, body: { seenRefund: data.refundAmount } });
  expect(cancelled.data.reservation.status).toBe('cancelled');
});

test('a cancelled slot can be booked again', async () => {
  const { token, params } = await paidRide(hoursBefore(72));
  await api().client({ token }).reservations.cancel({ params, body: {} });
  expect(await book(api(), token)).toMatchObject({ status: 'succeeded' });
});
