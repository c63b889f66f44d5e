import { z } from '@livree/contracts/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openPaypalStandIn } from '../../../testing/paypal/paypal-stand-in.ts';
import { book } from '../../../testing/rides.ts';
import type { Delivery } from '../../../testing/stand-in-server.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { paypalEnv, siteUrl } from '../../../testing/with-providers.ts';
import { createPaypalProvider } from './paypal-provider.ts';

const paypal = await openPaypalStandIn();
afterAll(() => paypal.close());

const api = withTestApi({ ...paypalEnv(paypal), LIVREE_SITE_URL: siteUrl });

const wallet = {
  paymentProvider: 'wallet' as const,
  paymentMethodId: undefined,
  returnPath: '/checkout-frame/return',
};

let token = '';
beforeEach(async () => {
  token = await api().signUp();
  paypal.reset();
});

const customer = () => api().client({ token });
const reserve = (key?: string) => book(api(), token, wallet, key);
const confirm = (id: number) => customer().reservations.confirmPayment({ params: { id }, body: {} });
const read = async (id: number) => (await customer().reservations.read({ params: { id } })).data;
const findPayments = (order: string) => paypal.orders.get(order)?.purchaseUnits?.[0]?.payments;
const calls = (path: RegExp) => paypal.calls.filter((call) => call.method === 'POST' && path.test(call.path));

const orderSent = z.object({
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ cancel_url: z.string(), locale: z.string() }) }),
  }),
});

async function paidRide() {
  const booked = await reserve();
  const orderId = booked.paymentIntentId ?? '';
  paypal.approve(orderId);
  await confirm(booked.reservation.id);
  return { ...booked, orderId };
}

async function send({ payload, headers }: Delivery): Promise<number> {
  const url = '/api/webhooks/paypal';
  const { statusCode } = await api().app.inject({ method: 'POST', url, headers, payload });
  await api().jobs.drain();
  return statusCode;
}

describe('a wallet', () => {
  test('is approved on PayPal’s page, captured on return, and recorded with PayPal’s fee', async () => {
    const { reservation, approvalUrl, challenge, paymentIntentId } = await reserve();
    expect(challenge).toEqual({ kind: 'wallet_approval', url: approvalUrl });
    expect(new URL(approvalUrl ?? '').host).toBe('www.sandbox.paypal.com');
    paypal.approve(paymentIntentId ?? '');
    const { data } = await confirm(reservation.id);
    expect(data).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
    const total = reservation.totalPrice.cents;
    const fee = Math.round(total * 0.029) + 35;
    const [payment] = data.transactions;
    expect(payment).toMatchObject({ provider: 'paypal', method: 'wallet', fee: { cents: fee } });
    expect(payment?.netAmount.cents).toBe(total - fee);
    expect(findPayments(paymentIntentId ?? '')?.captures?.[0]?.amount?.value).toBe((total / 100).toFixed(2));
  });

  test('that is not approved yet asks for it again, and a cancellation is recognised', async () => {
    const { reservation, approvalUrl } = await reserve();
    const { data } = await confirm(reservation.id);
    expect(data).toMatchObject({ status: 'requires_action', challenge: { url: approvalUrl } });
    const order = z.parse(orderSent, JSON.parse(calls(/orders$/)[0]?.body ?? ''));
    const { cancel_url: cancelled, locale } = order.payment_source.paypal.experience_context;
    expect(locale).toBe('fr-FR');
    const landed = await api().app.inject({ url: cancelled.slice(siteUrl.length) });
    expect(landed.headers.location).toBe('/checkout-frame/return?outcome=cancelled');
  });

  test('that declines is refused, and can be approved again', async () => {
    const { reservation, paymentIntentId } = await reserve('one draft');
    paypal.approve(paymentIntentId ?? '');
    paypal.captureNext('declined');
    await expect(confirm(reservation.id)).rejects.toMatchObject({ status: 402, code: 'payments.declined' });
    const again = await reserve('one draft');
    expect(again.status).toBe('requires_action');
    expect(again.paymentIntentId).not.toBe(paymentIntentId);
    paypal.approve(again.paymentIntentId ?? '');
    expect((await confirm(reservation.id)).data.status).toBe('succeeded');
  });

  test('under review is processing until PayPal decides', async () => {
    const { reservation, paymentIntentId } = await reserve();
    paypal.approve(paymentIntentId ?? '');
    paypal.captureNext('pending');
    expect((await confirm(reservation.id)).data.status).toBe('processing');
    paypal.clear(paymentIntentId ?? '');
    for (const delivery of paypal.takeDeliveries().toReversed()) expect(await send(delivery)).toBe(200);
    const { reservation: confirmed, transactions } = await read(reservation.id);
    expect(confirmed.status).toBe('confirmed');
    expect(transactions[0]?.fee.cents).toBeGreaterThan(0);
  });
});

describe('PayPal out of order', () => {
  test.each([['reset'], ['lost_answer'], ['outage']] as const)(
    '%s lead to one order and one capture',
    async (fault) => {
      paypal.breakNext(fault);
      const { reservation, paymentIntentId } = await reserve();
      expect(paypal.orders.size).toBe(1);
      paypal.approve(paymentIntentId ?? '');
      paypal.mend();
      const retrieved = await confirmBroken(reservation.id, fault);
      expect(retrieved).toBe('succeeded');
      expect(findPayments(paymentIntentId ?? '')?.captures).toHaveLength(1);
    },
  );
});

/** The first read of the order succeeds; its first capture fails. */
async function confirmBroken(id: number, fault: 'reset' | 'lost_answer' | 'outage') {
  const { data: before } = await customer().reservations.read({ params: { id } });
  expect(before.reservation.status).toBe('pending');
  paypal.breakOn(/capture$/, fault);
  return (await confirm(id)).data.status;
}

describe('webhooks', () => {
  test('capture an approved order whose customer never came back, even twice and in reverse order', async () => {
    const { reservation, paymentIntentId } = await reserve();
    paypal.approve(paymentIntentId ?? '');
    const approved = paypal.takeDeliveries();
    for (const delivery of [...approved, ...approved]) expect(await send(delivery)).toBe(200);
    const captured = paypal.takeDeliveries();
    for (const delivery of [...captured, ...approved, ...captured]) expect(await send(delivery)).toBe(200);
    const { reservation: confirmed, transactions } = await read(reservation.id);
    expect(confirmed.status).toBe('confirmed');
    expect(transactions.map(({ status }) => status)).toEqual(['completed']);
    expect(findPayments(paymentIntentId ?? '')?.captures).toHaveLength(1);
    expect(api().mails).toHaveLength(1);
  });

  const altered: readonly [string, (delivery: Delivery) => Delivery][] = [
    [
      'with an altered body',
      ({ payload, headers }) => ({ headers, payload: payload.replace('APPROVED', 'COMPLETED') }),
    ],
    ['unsigned', ({ payload }) => ({ payload, headers: { 'content-type': 'application/json' } })],
    [
      'signed for another hook',
      ({ payload, headers }) => ({ payload, headers: { ...headers, 'paypal-transmission-sig': 'x' } }),
    ],
    ['that are not JSON', ({ headers }) => ({ headers, payload: '{"id":' })],
  ];
  test.each(altered)('%s are refused and not stored', async (_name, alter) => {
    const { paymentIntentId } = await reserve();
    paypal.approve(paymentIntentId ?? '');
    for (const delivery of paypal.takeDeliveries()) expect(await send(alter(delivery))).toBe(400);
    expect(await api().deps.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  });

  test('that PayPal cannot verify now are requested again', async () => {
    const { paymentIntentId } = await reserve();
    paypal.approve(paymentIntentId ?? '');
    const [delivery] = paypal.takeDeliveries();
    paypal.breakNext('outage');
    expect(delivery && (await send(delivery))).toBe(503);
    expect(delivery && (await send(delivery))).toBe(200);
  });
});

describe('refunds', () => {
  test('follow a cancellation once, even if an answer was lost', async () => {
    const { reservation, orderId } = await paidRide();
    paypal.breakOn(/refund$/, 'lost_answer');
    await customer().reservations.cancel({ params: { id: reservation.id }, body: {} });
    await api().jobs.drain();
    for (const delivery of paypal.takeDeliveries().toReversed()) expect(await send(delivery)).toBe(200);
    expect(findPayments(orderId)?.refunds).toHaveLength(1);
    const { transactions } = await read(reservation.id);
    expect(transactions.map(({ type, status }) => [type, status])).toEqual([
      ['payment', 'refunded'],
      ['refund', 'completed'],
    ]);
  });

  test('in parts are possible until nothing is left', async () => {
    const { reservation, orderId } = await paidRide();
    const { payments } = api().deps.config;
    if (!payments.paypal) throw new Error('PayPal is configured');
    const provider = createPaypalProvider(payments.paypal, { siteUrl, timeoutMs: 2500 });
    const give = (amountCents: number, key: string) => {
      const part = { intentId: orderId, amountCents, currency: 'EUR', reference: key };
      return provider.refund(part, { key, signal: AbortSignal.timeout(2500) });
    };
    const first = await give(1000, 'part-1');
    expect(await give(1000, 'part-1')).toEqual(first);
    const known = await provider.retrieveRefund(first.id, AbortSignal.timeout(2500));
    expect(known).toEqual({
      id: first.id,
      reference: 'part-1',
      status: 'completed',
      amountCents: 1000,
      settlement: { feeCents: 0, netCents: 1000 },
    });
    const { cents } = reservation.totalPrice;
    await expect(give(cents - 999, 'part-2')).rejects.toMatchObject({ kind: 'rejected' });
    expect(await give(cents - 1000, 'part-3')).toMatchObject({ status: 'completed' });
    await expect(give(1, 'part-4')).rejects.toMatchObject({ kind: 'rejected' });
  });
});
