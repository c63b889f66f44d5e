import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { withoutTheirPaper } from '../../../testing/papers.ts';
import { book } from '../../../testing/rides.ts';
import type { Delivery } from '../../../testing/stand-in-server.ts';
import { withProviders } from '../../../testing/with-providers.ts';
import { checkBooksJob } from '../payments.jobs.ts';

const { api, stripe, paypal, token, customer } = await withProviders();

const asOperator = async () => api().client({ token: await operatorToken(api()) });
const disputes = async () => (await (await asOperator()).payments.disputes()).data.items;

async function send(provider: 'stripe' | 'paypal', { payload, headers }: Delivery): Promise<number> {
  const url = `/api/webhooks/${provider}`;
  const { statusCode } = await api().app.inject({ method: 'POST', url, headers, payload });
  await api().jobs.drain();
  return statusCode;
}

const deliveries = () => stripe.takeDeliveries(api().clock.now());

async function sendAll(order: (all: Delivery[]) => Delivery[] = (all) => all): Promise<void> {
  for (const delivery of order(deliveries())) expect(await send('stripe', delivery)).toBe(200);
}

async function cardRide() {
  const { reservation, paymentIntentId } = await book(api(), token());
  await sendAll();
  return { reservation, intentId: paymentIntentId ?? '', total: reservation.totalPrice.cents };
}

describe('a dispute at Stripe', () => {
  test('is shown with the day by which to answer, on the page of the day too', async () => {
    const { reservation, intentId, total } = await cardRide();
    stripe.openDispute(intentId, total);
    await sendAll();
    expect(await disputes()).toMatchObject([
      {
        provider: 'stripe',
        status: 'open',
        reason: 'fraudulent',
        amount: { cents: total },
        answerBy: '2026-06-09T08:00:00.000Z',
        ride: { reference: reservation.reference },
      },
    ]);
    expect((await (await asOperator()).operations.needs()).data).toMatchObject([
      { kind: 'dispute', items: [{ since: '2026-06-09T08:00:00.000Z' }] },
    ]);
  });

  test.each([
    ['in order', (all: Delivery[]) => all],
    ['the other way round', (all: Delivery[]) => all.toReversed()],
    ['twice each', (all: Delivery[]) => all.flatMap((each) => [each, each])],
  ])('that is lost is booked once with its credit note and fee, its events %s', async (_, order) => {
    const { reservation, intentId, total } = await cardRide();
    const id = stripe.openDispute(intentId, total);
    stripe.closeDispute(id, 'lost');
    await sendAll(order);
    expect(await disputes()).toMatchObject([{ status: 'lost', reference: id }]);
    const { money, payments, operations } = await asOperator();
    const { data } = await money.sums({ query: { period: '2026-06-02' } });
    expect(data.day).toMatchObject({ creditNotes: 1, refunded: { cents: total }, gross: { cents: 0 } });
    const rows = (await payments.list({ query: { scope: 'everybody' } })).data.items;
    expect(rows.map(({ type, status, fee }) => [type, status, fee.cents])).toEqual([
      ['refund', 'completed', 2000],
      ['payment', 'refunded', expect.any(Number)],
    ]);
    expect(await withoutTheirPaper(api().database.db)).toEqual([]);
    const kinds = (await operations.needs()).data.map(({ kind }) => kind);
    expect(kinds).not.toContain('dispute');
    expect(api().mails.some(({ subject }) => subject.endsWith(': remboursement'))).toBe(false);
    const { transactions } = (await customer().reservations.read({ params: { id: reservation.id } })).data;
    expect(transactions).toHaveLength(2);
    // The provider's books have no refund of it.
    api().clock.advance({ days: 1 });
    await api()
      .database.db.transaction()
      .execute((trx) => api().jobs.send(trx, checkBooksJob, {}));
    await api().jobs.drain();
    expect((await (await asOperator()).payments.differences()).data.items).toEqual([]);
  });

  test('that is won is closed, and no money moves', async () => {
    const { intentId, total } = await cardRide();
    stripe.closeDispute(stripe.openDispute(intentId, total), 'won');
    await sendAll();
    expect(await disputes()).toMatchObject([{ status: 'won' }]);
    const { data } = await (await asOperator()).money.sums({ query: { period: '2026-06-02' } });
    expect(data.day).toMatchObject({ creditNotes: 0, gross: { cents: total } });
  });

  test('is not believed without Stripe’s signature', async () => {
    const { intentId, total } = await cardRide();
    stripe.openDispute(intentId, total);
    const [forged] = stripe.takeDeliveries(api().clock.now(), 'whsec_of_somebody_else');
    expect(forged && (await send('stripe', forged))).toBe(400);
    expect(await disputes()).toEqual([]);
  });
});

test('a dispute at PayPal is found by its captured payment, shown, and booked once it is lost', async () => {
  const { reservation, paymentIntentId } = await book(api(), token(), {
    paymentProvider: 'wallet',
    paymentMethodId: undefined,
    returnPath: '/checkout-frame/return',
  });
  const orderId = paymentIntentId ?? '';
  paypal.approve(orderId);
  await customer().reservations.confirmPayment({ params: { id: reservation.id }, body: {} });
  const id = paypal.openDispute(orderId, 2500);
  for (const delivery of paypal.takeDeliveries()) await send('paypal', delivery);
  expect(await disputes()).toMatchObject([
    { provider: 'paypal', reference: id, status: 'open', answerBy: '2026-06-12T08:00:00.000Z' },
  ]);
  paypal.resolveDispute(id, 'RESOLVED_BUYER_FAVOUR');
  for (const delivery of paypal.takeDeliveries()) await send('paypal', delivery);
  expect(await disputes()).toMatchObject([{ status: 'lost', amount: { cents: 2500 } }]);
  const { data } = await (await asOperator()).money.sums({ query: { period: '2026-06-02' } });
  expect(data.day).toMatchObject({ creditNotes: 1, refunded: { cents: 2500 } });
});
