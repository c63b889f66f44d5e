import { describe, expect, test } from 'vitest';
import { aRide, book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1', LIVREE_HOLD_MINUTES: '15' });

const unpaid = { paymentMethodId: 'pm_card_threeDSecure2Required' };
const dayAt = (index: number) => `2026-07-${String(index + 1).padStart(2, '0')}T10:00`;

const hold = (token: string, index: number) => book(api(), token, { ...unpaid, pickupAt: dayAt(index) });

const listStatuses = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => {
    if (answer.status === 'fulfilled') return 'held';
    expect(answer.reason).toMatchObject({ status: 409 });
    return String(answer.reason.code);
  });

const countStatus = (statuses: readonly string[], status: string) =>
  statuses.filter((one) => one === status).length;

describe('unpaid holds of one customer', () => {
  test('are at most three, however many are requested at once', async () => {
    const token = await api().signUp();
    const answers = await Promise.allSettled(Array.from({ length: 24 }, (_, index) => hold(token, index)));
    const statuses = listStatuses(answers);
    expect(countStatus(statuses, 'held')).toBe(3);
    expect(countStatus(statuses, 'reservations.too_many_holds')).toBe(21);
    const held = await api().deps.db.selectFrom('reservations').select('id').execute();
    expect(held).toHaveLength(3);
  });

  test('have a clear error, and are freed when they expire, are paid or are cancelled', async () => {
    const token = await api().signUp();
    const held = [await hold(token, 0), await hold(token, 1), await hold(token, 2)];
    await expect(hold(token, 3)).rejects.toMatchObject({
      code: 'reservations.too_many_holds',
      message:
        'Vous avez déjà 3\u00A0réservations en attente de paiement. Payez-en ou annulez-en une avant d’en ajouter une autre.',
    });
    const customer = api().client({ token });
    await customer.reservations.cancel({ params: { id: held[0]?.reservation.id ?? 0 }, body: {} });
    await expect(hold(token, 3)).resolves.toBeTruthy();
    await customer.reservations.confirmPayment({
      params: { id: held[1]?.reservation.id ?? 0 },
      body: { paymentMethodId: 'pm_card_visa' },
    });
    await expect(hold(token, 4)).resolves.toBeTruthy();
    await expect(hold(token, 5)).rejects.toMatchObject({ status: 409 });
    api().clock.advance({ minutes: 16 });
    await expect(hold(token, 5)).resolves.toBeTruthy();
  });

  test('allow the same ride again, and a changed one in its place', async () => {
    const token = await api().signUp();
    for (const index of [0, 1, 2]) await hold(token, index);
    await expect(hold(token, 2)).resolves.toBeTruthy();
    const changed = { ...unpaid, pickupAt: dayAt(2), passengers: 1 };
    await expect(book(api(), token, changed)).resolves.toBeTruthy();
  });
});

test('one address holds at most three unpaid rides, for all its customers; another address is separate', async () => {
  const send = async (index: number, address: string) => {
    const token = await api().signUp(`customer${index}@example.org`);
    const ride = aRide({ ...unpaid, pickupAt: dayAt(index) });
    return api().app.inject({
      method: 'POST',
      url: '/api/reservations',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      payload: {
        vehicule_id: ride.vehicleId,
        pickup_address: ride.pickupAddress,
        destination_address: ride.destinationAddress,
        pickup_datetime: `${ride.pickupAt.replace('T', ' ')}:00`,
        payment_provider: 'card',
        payment_method_id: ride.paymentMethodId,
      },
    });
  };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index, '203.0.113.7')));
  expect(
    countStatus(
      answers.map(({ statusCode }) => String(statusCode)),
      '201',
    ),
  ).toBe(3);
  const refused = answers.find(({ statusCode }) => statusCode !== 201);
  expect(refused?.json()).toMatchObject({ code: 'reservations.too_many_holds_here' });
  expect((await send(8, '203.0.113.8')).statusCode).toBe(201);
});
