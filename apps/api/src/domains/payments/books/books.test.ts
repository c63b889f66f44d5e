import { euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { book } from '../../../testing/rides.ts';
import { withProviders } from '../../../testing/with-providers.ts';
import { checkBooksJob } from '../payments.jobs.ts';

const { api, stripe, paypal, token, customer } = await withProviders();

/** The nightly check, a day later. */
async function check(): Promise<void> {
  api().clock.advance({ days: 1 });
  await api()
    .database.db.transaction()
    .execute((trx) => api().jobs.send(trx, checkBooksJob, {}));
  await api().jobs.drain();
}

const asOperator = async () => api().client({ token: await operatorToken(api()) });
const differences = async () => (await (await asOperator()).payments.differences()).data.items;

async function payByWallet() {
  const wallet = { paymentProvider: 'wallet', paymentMethodId: undefined, vehicleId: 2 } as const;
  const { reservation, paymentIntentId } = await book(api(), token(), {
    ...wallet,
    returnPath: '/checkout-frame/return',
  });
  const orderId = paymentIntentId ?? '';
  paypal.approve(orderId);
  await customer().reservations.confirmPayment({ params: { id: reservation.id }, body: {} });
  return { reservation, orderId };
}

describe('the nightly comparison of books', () => {
  test('finds nothing where every payment and refund is the same at Stripe, PayPal and here', async () => {
    const paid = [await book(api(), token()), await payByWallet()];
    const operator = await asOperator();
    for (const { reservation } of paid) {
      const { transactions } = (await operator.reservations.read({ params: { id: reservation.id } })).data;
      const params = { id: transactions[0]?.id ?? 0 };
      await operator.payments.refund({ params, body: { amount: euros(1000), reason: 'Geste' } });
    }
    await check();
    expect(await differences()).toEqual([]);
    expect(stripe.calls.some(({ path }) => path === '/v1/charges')).toBe(true);
    expect(paypal.calls.some(({ path }) => path === '/v1/reporting/transactions')).toBe(true);
  });

  test('lists what only a provider has, what only we have, and other amounts, and closes them once both agree', async () => {
    const { reservation: card, paymentIntentId } = await book(api(), token());
    const { reservation: wallet, orderId } = await payByWallet();
    const refundId = paypal.refundOnPages(orderId, 500);
    const { db } = api().deps;
    const change = (id: number) =>
      db.updateTable('transactions').where('reservation_id', '=', id).where('type', '=', 'payment');
    await change(card.id)
      .set({ amount_cents: card.totalPrice.cents + 9 })
      .execute();
    await change(wallet.id).set({ provider_reference: 'unknown', idempotency_key: 'unknown' }).execute();
    await check();
    const found = await differences();
    expect(
      found.map(({ provider, movement, kind, reference, ours, theirs }) => [
        [provider, movement, kind, reference].join(' '),
        ours?.cents,
        theirs?.cents,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [`stripe payment other_amount ${paymentIntentId}`, card.totalPrice.cents + 9, card.totalPrice.cents],
        ['paypal payment missing_there unknown', wallet.totalPrice.cents, undefined],
        [`paypal refund missing_here ${refundId}`, undefined, 500],
      ]),
    );
    // The order's own payment is unknown here too.
    expect(found).toHaveLength(4);
    const { operations } = await asOperator();
    expect((await operations.needs()).data).toMatchObject([{ kind: 'difference', count: 4 }]);
    await change(card.id).set({ amount_cents: card.totalPrice.cents }).execute();
    await check();
    expect((await differences()).map(({ provider }) => provider)).toEqual(['paypal', 'paypal', 'paypal']);
  });

  test('compares the others while one provider does not answer', async () => {
    const { reservation } = await book(api(), token());
    await api()
      .deps.db.updateTable('transactions')
      .set({ amount_cents: 1 })
      .where('reservation_id', '=', reservation.id)
      .execute();
    paypal.breakOn(/reporting/, 'outage');
    await expect(check()).rejects.toThrow();
    expect(await differences()).toMatchObject([{ kind: 'other_amount', ours: euros(1) }]);
  });
});

describe('a difference', () => {
  test('is closed by an operator who says how, once, and comes back only if it says something else', async () => {
    const { reservation } = await book(api(), token());
    const set = (cents: number) =>
      api()
        .deps.db.updateTable('transactions')
        .set({ amount_cents: cents })
        .where('reservation_id', '=', reservation.id)
        .execute();
    await set(1);
    await check();
    const [found] = await differences();
    const { payments, operations } = await asOperator();
    const params = { id: found?.id ?? 0 };
    await expect(payments.closeDifference({ params, body: { note: ' ' } })).rejects.toMatchObject({
      status: 422,
    });
    await payments.closeDifference({ params, body: { note: 'Corrigé chez Stripe' } });
    await expect(payments.closeDifference({ params, body: { note: 'Encore' } })).rejects.toMatchObject({
      status: 404,
    });
    const query = { subject: 'differences', id: String(params.id) };
    expect((await operations.acts({ query })).data).toMatchObject([
      { act: 'payments.closeDifference', after: { note: 'Corrigé chez Stripe' } },
    ]);
    await check();
    expect(await differences()).toEqual([]);
    await set(2);
    await check();
    expect(await differences()).toMatchObject([{ ours: euros(2) }]);
  });

  test('is nothing that a customer sees', async () => {
    await expect(customer().payments.differences()).rejects.toMatchObject({ status: 403 });
  });
});
