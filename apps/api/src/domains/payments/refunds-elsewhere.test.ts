import { RefundStatus } from '@paypal/paypal-server-sdk';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import type { Delivery } from '../../testing/stand-in-server.ts';
import { withProviders } from '../../testing/with-providers.ts';
import { reconcileJob } from './payments.jobs.ts';

const { api, stripe, paypal, token, customer } = await withProviders();
const operator = async () => api().client({ token: await operatorToken(api()) });

interface Books {
  /** Reserves and pays. */
  readonly pay: () => ReturnType<typeof book>;
  readonly refund: (intentId: string, cents: number) => string;
  readonly fail: (intentId: string, refundId: string) => void;
  readonly deliveries: () => Delivery[];
  readonly breakRefund: () => void;
  /** The amount that the provider has refunded and not got back. */
  readonly givenCents: (intentId: string) => number;
}

const books: Readonly<Record<'stripe' | 'paypal', Books>> = {
  stripe: {
    pay: () => book(api(), token()),
    refund: stripe.refundInDashboard,
    fail: (_intent, refundId) => stripe.failRefund(refundId),
    deliveries: () => stripe.takeDeliveries(api().clock.now()),
    breakRefund: () => [1, 2, 3].forEach(() => stripe.breakOn(/refunds$/, 'outage')),
    givenCents: (intentId) => stripe.intents.get(intentId)?.charge?.amount_refunded ?? 0,
  },
  paypal: {
    async pay() {
      const wallet = { paymentProvider: 'wallet', paymentMethodId: undefined } as const;
      const booked = await book(api(), token(), wallet);
      paypal.approve(booked.paymentIntentId ?? '');
      const params = { id: booked.reservation.id };
      await customer().reservations.confirmPayment({ params, body: {} });
      return booked;
    },
    refund: paypal.refundOnPages,
    fail: paypal.failRefund,
    deliveries: paypal.takeDeliveries,
    breakRefund: () => [1, 2, 3].forEach(() => paypal.breakOn(/refund$/, 'outage')),
    givenCents: (intentId) =>
      (paypal.orders.get(intentId)?.purchaseUnits?.[0]?.payments?.refunds ?? [])
        .filter(({ status }) => status !== RefundStatus.Failed)
        .reduce((sum, { amount }) => sum + Math.round(Number(amount?.value) * 100), 0),
  },
};

describe.each(['stripe', 'paypal'] as const)('a refund made on the pages of %s', (name) => {
  const { pay, refund, fail, deliveries, breakRefund, givenCents } = books[name];

  async function paid() {
    const { reservation, paymentIntentId } = await pay();
    deliveries();
    await api().jobs.drain();
    api().mails.splice(0);
    const params = { id: reservation.id };
    return {
      intentId: paymentIntentId ?? '',
      total: reservation.totalPrice.cents,
      params,
      read: async () => (await customer().reservations.read({ params })).data,
    };
  }

  async function send(events: readonly Delivery[]): Promise<void> {
    for (const { payload, headers } of events) {
      const url = `/api/webhooks/${name}`;
      const { statusCode } = await api().app.inject({ method: 'POST', url, headers, payload });
      expect(statusCode).toBe(200);
      await api().jobs.drain();
    }
  }

  test.each([
    ['as they happen', (events: Delivery[]) => events],
    ['backwards, each twice', (events: Delivery[]) => [...events, ...events].toReversed()],
  ])('is recorded once, shown and mailed; its events come %s', async (_order, ordered) => {
    const { intentId, total, read } = await paid();
    refund(intentId, 1000);
    await send(ordered(deliveries()));
    expect((await read()).reservation).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'partially_refunded',
      refunds: [{ amount: { cents: 1000 }, status: 'completed' }],
    });
    refund(intentId, total - 1000);
    await send(ordered(deliveries()));
    const { reservation, transactions } = await read();
    expect(reservation).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' });
    expect(transactions.map(({ type, status, amount }) => [type, status, amount.cents])).toEqual([
      ['payment', 'refunded', total],
      ['partial_refund', 'completed', 1000],
      ['partial_refund', 'completed', total - 1000],
    ]);
    const subject = `Réservation ${reservation.reference}\u00a0: remboursement`;
    expect(api().mails.map((mail) => mail.subject)).toEqual([subject, subject]);
    expect((await customer().payments.stats()).data.refundedAmount.cents).toBe(total);
  });

  test('replaces one that was ordered here and has not reached the provider', async () => {
    const { intentId, total, params, read } = await paid();
    const [payment] = (await read()).transactions;
    breakRefund();
    const body = { reason: 'Geste' };
    const ordered = await (await operator()).payments.refund({ params: { id: payment?.id ?? 0 }, body });
    expect(ordered.data.status).toBe('pending');
    refund(intentId, total);
    await send(deliveries().toReversed());
    const { transactions } = (await customer().reservations.read({ params })).data;
    expect(transactions.map(({ type, status }) => [type, status])).toEqual([
      ['payment', 'refunded'],
      ['refund', 'failed'],
      ['refund', 'completed'],
    ]);
    expect(givenCents(intentId)).toBe(total);
  });

  test('replaces the customer’s request', async () => {
    const { intentId, total, params, read } = await paid();
    const [payment] = (await read()).transactions;
    const body = { reason: 'Vol annulé' };
    const { data: asked } = await customer().payments.refund({ params: { id: payment?.id ?? 0 }, body });
    refund(intentId, total);
    await send(deliveries());
    const { transactions } = (await customer().reservations.read({ params })).data;
    expect(transactions.map(({ id, status, decision }) => [id === asked.id, status, decision])).toEqual([
      [false, 'refunded', null],
      [true, 'cancelled', 'superseded'],
      [false, 'completed', null],
    ]);
    expect(givenCents(intentId)).toBe(total);
  });

  test('that fails days later is due again, and the customer is informed once', async () => {
    const { intentId, total, read } = await paid();
    const refundId = refund(intentId, total);
    await send(deliveries());
    expect((await read()).reservation.paymentStatus).toBe('refunded');
    api().mails.splice(0);
    fail(intentId, refundId);
    const failed = deliveries();
    await send([...failed, ...failed.toReversed()]);
    const { reservation, transactions } = await read();
    expect(reservation.paymentStatus).toBe('paid');
    expect(transactions.map(({ status }) => status)).toEqual(['completed', 'failed']);
    const subject = `Réservation ${reservation.reference}\u00a0: remboursement non abouti`;
    expect(api().mails.map((mail) => mail.subject)).toEqual([subject]);
    const params = { id: transactions[0]?.id ?? 0 };
    const again = await (await operator()).payments.refund({ params, body: { reason: 'Encore' } });
    expect(again.data).toMatchObject({ status: 'completed', amount: { cents: total } });
    expect(givenCents(intentId)).toBe(total);
  });

  test('that we learn of only after its failure changes nothing but the list', async () => {
    const { intentId, read } = await paid();
    fail(intentId, refund(intentId, 500));
    await send(deliveries().toReversed());
    const { reservation, transactions } = await read();
    expect(reservation.paymentStatus).toBe('paid');
    expect(transactions.map(({ status }) => status)).toEqual(['completed', 'failed']);
    expect(api().mails).toEqual([]);
  });

  test('is found within a day if its events are lost, and so is its failure', async () => {
    const { intentId, total } = await paid();
    const { deps, jobs, clock, mails } = api();
    const nextDay = async () => {
      deliveries();
      clock.advance({ days: 1, minutes: 1 });
      await deps.db.transaction().execute((trx) => jobs.send(trx, reconcileJob, {}));
      await jobs.drain();
      const rows = await deps.db.selectFrom('transactions').selectAll().orderBy('id').execute();
      return rows.map(({ status, amount_cents: cents }) => [status, cents]);
    };
    const refundId = refund(intentId, total);
    const booked = [
      ['refunded', total],
      ['completed', total],
    ];
    expect([await nextDay(), await nextDay()]).toEqual([booked, booked]);
    expect(mails).toHaveLength(1);
    fail(intentId, refundId);
    expect(await nextDay()).toEqual([
      ['completed', total],
      ['failed', total],
    ]);
    expect(mails).toHaveLength(2);
  });

  test('of a foreign payment is ignored', async () => {
    const { intentId } = await paid();
    await api().deps.db.deleteFrom('transactions').execute();
    refund(intentId, 500);
    const events = deliveries().filter(({ payload }) => !payload.includes('charge.refunded'));
    await send(events);
    const kept = await api().deps.db.selectFrom('webhook_events').selectAll().execute();
    expect(kept).toEqual([]);
  });
});
