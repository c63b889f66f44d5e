import { type Money, euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { answerOnPage, book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

async function paidRide(pickupAt = '2026-06-10T10:00') {
  const token = await api().signUp();
  const { reservation, payment } = await book(api(), token, { pickupAt });
  const customer = api().client({ token });
  const params = { id: payment?.id ?? 0 };
  const refund = (amount?: Money, idempotencyKey?: string) =>
    customer.payments.refund({
      params,
      headers: { idempotencyKey },
      body: { reason: 'Trajet raccourci', amount },
    });
  return { token, customer, params, reservation, refund, total: reservation.totalPrice.cents };
}

describe('a refund on request', () => {
  test('in several parts ends with the payment refunded and the ride cancelled', async () => {
    const { customer, params, refund, total, reservation } = await paidRide();
    const first = await refund(euros(1000));
    expect(first.message).toBe('Demande de remboursement soumise avec succès');
    expect(first.data).toMatchObject({
      type: 'partial_refund',
      status: 'completed',
      amount: euros(1000),
      netAmount: euros(1000),
      parentId: params.id,
      description: 'Trajet raccourci',
    });
    await refund(euros(1));
    const tooMuch = refund(euros(total - 1000));
    await expect(tooMuch).rejects.toMatchObject({
      status: 422,
      fieldErrors: { amount: [expect.stringContaining('peut encore être remboursé')] },
    });
    expect((await refund()).data.amount).toEqual(euros(total - 1001));
    expect((await customer.payments.read({ params })).data.status).toBe('refunded');
    const ride = await customer.reservations.read({ params: { id: reservation.id } });
    expect(ride.data.reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    await expect(refund()).rejects.toMatchObject({ status: 409, code: 'payments.not_refundable' });
    await api().jobs.drain();
    expect(api().mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Réservation ${reservation.reference} : remboursement`,
        `Réservation ${reservation.reference} annulée`,
      ]),
    );
  });

  test('asked for by twenty at once never passes the payment', async () => {
    const { customer, refund, total } = await paidRide();
    const part = euros(Math.ceil(total / 7));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => refund(part)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await api().jobs.drain();
    const { refundedAmount } = (await customer.payments.stats()).data;
    expect(refundedAmount.cents).toBe(6 * part.cents);
    const given = await api().deps.db.selectFrom('sandbox_refunds').select('amount_cents').execute();
    expect(given.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(6 * part.cents);
  });

  test('clicked twice with one key is one refund', async () => {
    const { refund, customer } = await paidRide();
    const [first, second] = await Promise.all([
      refund(euros(500), 'form-key-1'),
      refund(euros(500), 'form-key-1'),
    ]);
    expect(first.data.id).toBe(second.data.id);
    expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(500));
  });

  test('less than 48 hours before is the operator’s to give', async () => {
    const { refund, params } = await paidRide('2026-06-03T10:00');
    await expect(refund(euros(100))).rejects.toMatchObject({
      status: 422,
      code: 'payments.refund_too_late',
      message: expect.stringContaining('+33 1 99 00 05 10'),
    });
    const operator = api().client({ token: await operatorToken(api()) });
    const given = await operator.payments.refund({ params, body: { reason: 'Geste', amount: euros(100) } });
    expect(given.data.status).toBe('completed');
  });

  test('needs a reason, whole cents, a payment, and to be its customer', async () => {
    const { token, params, customer, refund } = await paidRide();
    const send = (payload: object, id = params.id, bearer = token) =>
      api().app.inject({
        method: 'POST',
        url: `/api/payments/${id}/refund`,
        headers: { authorization: `Bearer ${bearer}` },
        payload,
      });
    for (const wrong of [{}, { reason: ' ' }, { reason: 'x', amount: 0 }, { reason: 'x', amount: 0.001 }])
      expect((await send(wrong)).statusCode).toBe(422);
    expect((await send({ reason: 'x', amount: 1, to: 'me' })).statusCode).toBe(422);
    const other = await api().signUp('other@example.org');
    expect((await send({ reason: 'x' }, params.id, other)).statusCode).toBe(404);
    const { data } = await refund(euros(200));
    expect((await send({ reason: 'x' }, data.id)).statusCode).toBe(409);
    expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(200));
  });
});

test('the export holds the filtered transactions of its owner, and nothing a spreadsheet would run', async () => {
  const { token, customer, total } = await paidRide();
  await book(api(), token, {
    pickupAt: '2026-06-12T10:00',
    destinationAddress: 'Lyon',
    paymentMethodId: 'pm_card_threeDSecure2Required',
  });
  const db = api().deps.db;
  await db.updateTable('reservations').set({ pickup_address: '=1+1,"Gare"\nNord' }).execute();
  await book(api(), await api().signUp('other@example.org'), { pickupAt: '2026-06-20T10:00' });
  const file = await customer.payments.export({ query: { status: 'completed' } });
  expect(file.startsWith('\uFEFFtransaction_id,created_at,type,status,')).toBe(true);
  expect(file).toContain(`,payment,completed,sandbox,card,${total / 100},`);
  expect(file).toContain(`,"'=1+1,""Gare""\nNord",`);
  expect(file.split('\r\n')).toHaveLength(3);
  expect((await customer.payments.export()).split('\r\n')).toHaveLength(4);
  await expect(api().client().payments.export()).rejects.toMatchObject({ status: 401 });
  // What the database refuses is refused as a whole, and no file is begun.
  await expect(customer.payments.export({ query: { status: '\0' } })).rejects.toMatchObject({ status: 400 });
});

test('an open challenge leads back to where it was last asked for', async () => {
  const token = await api().signUp();
  const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required', returnPath: '/reservation?step=4' };
  const { challenge, reservation } = await book(api(), token, challenged);
  const params = { id: reservation.id };
  const body = { returnPath: '/reservations/1?paid=1' };
  const again = await api().client({ token }).reservations.confirmPayment({ params, body });
  expect(again.data.challenge).toEqual(challenge);
  expect(await answerOnPage(api().app, challenge?.url ?? '', 'accept')).toBe('/reservations/1?paid=1');
});
