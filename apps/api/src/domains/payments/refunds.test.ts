import { type Money, euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { bookPaidRide } from '../../testing/paid-ride.ts';
import { sumRefundedCents } from '../../testing/refundable-ride.ts';
import { answerOnPage, book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

async function paidRide() {
  const ride = await bookPaidRide(api());
  const { operator, params } = ride;
  const give = (amount?: Money, idempotencyKey?: string) =>
    operator.payments.refund({
      params,
      headers: { idempotencyKey },
      body: { reason: 'Geste commercial', amount },
    });
  return { ...ride, give };
}

describe('an operator’s refund', () => {
  test('in several parts leaves the payment refunded and the ride unchanged', async () => {
    const { customer, params, give, total, reservation } = await paidRide();
    const first = await give(euros(1000));
    expect(first.data).toMatchObject({
      type: 'partial_refund',
      status: 'completed',
      decision: null,
      amount: euros(1000),
      netAmount: euros(1000),
      parentId: params.id,
      description: 'Geste commercial',
    });
    await give(euros(1));
    await expect(give(euros(total - 1000))).rejects.toMatchObject({
      status: 422,
      fieldErrors: { amount: [expect.stringContaining('peut encore être remboursé')] },
    });
    expect((await give()).data.amount).toEqual(euros(total - 1001));
    const { data: payment } = await customer.payments.read({ params });
    expect(payment).toMatchObject({ status: 'refunded', refundable: euros(0) });
    const ride = await customer.reservations.read({ params: { id: reservation.id } });
    expect(ride.data.reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' });
    await expect(give()).rejects.toMatchObject({ status: 409, code: 'payments.not_refundable' });
    await api().jobs.drain();
    const told = api().mails.filter(({ subject }) => subject.endsWith(': remboursement'));
    expect(told).toHaveLength(3);
  });

  test('says why, to the customer’s list and by mail, has its credit note, and stands in the history of the ride', async () => {
    const { customer, operator, give, reservation } = await paidRide();
    const { data: refund } = await give(euros(1000));
    await api().jobs.drain();
    const mail = api().mails.find(({ subject }) => subject.endsWith(': remboursement'));
    expect(mail?.text).toMatch(/Motif\s: Geste commercial/);
    expect((await customer.payments.read({ params: { id: refund.id } })).data.description).toBe(
      'Geste commercial',
    );
    const papers = await customer.documents.list({ params: { id: reservation.id } });
    expect(papers.data.documents.map(({ kind }) => kind)).toContain('credit_note');
    const query = { subject: 'reservations', id: String(reservation.id) };
    expect((await operator.operations.acts({ query })).data).toMatchObject([
      { act: 'payments.refund', after: { refund_cents: 1000, reason: 'Geste commercial' } },
    ]);
  });

  test('from a form that shows more than is left by now gives nothing back, unless it repeats one that did', async () => {
    const { operator, params, total } = await paidRide();
    const send = (seenCents: number, idempotencyKey: string) =>
      operator.payments.refund({
        params,
        headers: { idempotencyKey },
        body: { amount: euros(1000), reason: 'Geste', seenRefundable: euros(seenCents) },
      });
    const [first, second] = await Promise.allSettled([send(total, 'first-form'), send(total, 'second-form')]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [kept, refused] =
      first.status === 'fulfilled' ? ['first-form', 'second-form'] : ['second-form', 'first-form'];
    await expect(send(total, refused)).rejects.toMatchObject({ status: 409, code: 'operations.overtaken' });
    await send(total, kept);
    expect((await operator.payments.read({ params })).data.refundable).toEqual(euros(total - 1000));
    await send(total - 1000, refused);
    expect((await operator.payments.read({ params })).data.refundable).toEqual(euros(total - 2000));
  });

  test('by twenty at once never exceeds the payment', async () => {
    const { customer, give, total } = await paidRide();
    const part = euros(Math.ceil(total / 7));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => give(part)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await api().jobs.drain();
    const { refundedAmount } = (await customer.payments.stats()).data;
    expect(refundedAmount.cents).toBe(6 * part.cents);
    expect(await sumRefundedCents(api())).toBe(6 * part.cents);
  });

  test('is made once per idempotency key', async () => {
    const { give, customer } = await paidRide();
    const [first, second] = await Promise.all([
      give(euros(500), 'form-key-1'),
      give(euros(500), 'form-key-1'),
    ]);
    expect(first.data.id).toBe(second.data.id);
    expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(500));
  });
});

test('a refund requires a reason, whole cents, a payment, and its own customer', async () => {
  const { token, params, give, customer } = await paidRide();
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
  const { data } = await give(euros(200));
  expect((await send({ reason: 'x' }, data.id)).statusCode).toBe(409);
  expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(200));
});

test('the export contains its owner’s filtered transactions, and nothing that a spreadsheet would run', async () => {
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
  // If the database refuses, the whole export is refused before the file starts.
  await expect(customer.payments.export({ query: { status: '\0' } })).rejects.toMatchObject({ status: 400 });
});

test('an open challenge returns to the page that was requested last', async () => {
  const token = await api().signUp();
  const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required', returnPath: '/reservation?step=4' };
  const { challenge, reservation } = await book(api(), token, challenged);
  const params = { id: reservation.id };
  const body = { returnPath: '/reservations/1?paid=1' };
  const again = await api().client({ token }).reservations.confirmPayment({ params, body });
  expect(again.data.challenge).toEqual(challenge);
  expect(await answerOnPage(api().app, challenge?.url ?? '', 'accept')).toBe('/reservations/1?paid=1');
});
