import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aRide, book } from '../../../testing/rides.ts';
import type { Delivery } from '../../../testing/stand-in-server.ts';
import {
  openStripeStandIn,
  stripeSecretKey,
  stripeWebhookSecret,
} from '../../../testing/stripe/stripe-stand-in.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { siteUrl, stripeEnv } from '../../../testing/with-providers.ts';
import { createStripeProvider } from './stripe-provider.ts';

const stripe = await openStripeStandIn();
afterAll(() => stripe.close());

const api = withTestApi({ ...stripeEnv(stripe), LIVREE_SITE_URL: siteUrl });

const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required', returnPath: '/checkout-frame/return' };

let token = '';
beforeEach(async () => {
  token = await api().signUp();
  stripe.reset();
});

const customer = () => api().client({ token });
const takenCents = () =>
  [...stripe.intents.values()].reduce((sum, { charge }) => sum + (charge ? charge.amount : 0), 0);

async function send({ payload, headers }: Delivery): Promise<number> {
  const url = '/api/webhooks/stripe';
  const { statusCode } = await api().app.inject({ method: 'POST', url, headers, payload });
  await api().jobs.drain();
  return statusCode;
}

async function sendAll(order: (deliveries: Delivery[]) => Delivery[] = (all) => all): Promise<void> {
  for (const delivery of order(stripe.takeDeliveries(api().clock.now())))
    expect(await send(delivery)).toBe(200);
}

const read = async (id: number) => (await customer().reservations.read({ params: { id } })).data;

describe('a card', () => {
  test('is charged at once, in cents, with Stripe’s fee', async () => {
    const booked = await book(api(), token);
    expect(booked).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
    const [intent] = stripe.intents.values();
    expect(intent).toMatchObject({
      id: booked.paymentIntentId,
      currency: 'eur',
      amount: booked.reservation.totalPrice.cents,
      capture_method: 'automatic',
    });
    const fee = Math.round(takenCents() * 0.015) + 25;
    expect(booked.payment).toMatchObject({ provider: 'stripe', fee: { cents: fee } });
    expect(booked.payment?.netAmount.cents).toBe(takenCents() - fee);
    const methods = await customer().payments.methods();
    expect(methods.data.map(({ id, provider }) => [id, provider])).toEqual([['card', 'stripe']]);
  });

  test.each([
    ['pm_card_chargeDeclinedInsufficientFunds', 'payments.insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'payments.card_expired'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'payments.security_code_wrong'],
    ['pm_card_chargeDeclinedStolenCard', 'payments.declined'],
    ['pm_of_another_account', 'payments.declined'],
  ])('%s is refused as %s, and another card can follow', async (paymentMethodId, code) => {
    const refused = book(api(), token, { paymentMethodId }, 'one draft');
    await expect(refused).rejects.toMatchObject({ status: 402, code });
    expect(takenCents()).toBe(0);
    const { reservation } = await book(api(), token, {}, 'one draft');
    expect(takenCents()).toBe(reservation.totalPrice.cents);
  });

  test('without a payment method waits for one', async () => {
    const booked = await book(api(), token, { paymentMethodId: undefined });
    expect(booked.status).toBe('requires_payment_method');
    const body = { paymentMethodId: 'pm_card_visa' };
    const { data } = await customer().reservations.confirmPayment({
      params: { id: booked.reservation.id },
      body,
    });
    expect(data).toMatchObject({ status: 'succeeded', reservation: { status: 'confirmed' } });
    expect(stripe.intents.size).toBe(1);
  });

  test('is the only method if there is no provider of wallets', async () => {
    const wallet = book(api(), token, { paymentProvider: 'wallet', paymentMethodId: undefined });
    await expect(wallet).rejects.toMatchObject({
      status: 422,
      fieldErrors: { paymentProvider: ['Veuillez choisir un moyen de paiement'] },
    });
  });
});

describe('a challenge', () => {
  test('is an address of Stripe that returns through the site, then the payment is confirmed', async () => {
    const { reservation, challenge, paymentIntentId } = await book(api(), token, challenged);
    expect(challenge?.kind).toBe('three_d_secure');
    expect(new URL(challenge?.url ?? '').host).toBe('hooks.stripe.com');
    const back = new URL(
      stripe.intents.get(paymentIntentId ?? '')?.next_action?.redirect_to_url?.return_url ?? '',
    );
    expect(back.origin).toBe('https://livree.example');
    const landed = await api().app.inject({ url: `${back.pathname}?redirect_status=succeeded` });
    expect(landed.headers.location).toBe('/checkout-frame/return');

    stripe.answerChallenge(paymentIntentId ?? '', 'accept');
    const { data } = await customer().reservations.confirmPayment({
      params: { id: reservation.id },
      body: { paymentIntentId },
    });
    expect(data.status).toBe('succeeded');
    expect(data.transactions[0]?.fee.cents).toBeGreaterThan(0);
  });

  test('that is refused refuses the payment; the same card can be tried again', async () => {
    const { reservation, paymentIntentId } = await book(api(), token, challenged, 'one draft');
    stripe.answerChallenge(paymentIntentId ?? '', 'refuse');
    const confirmed = customer().reservations.confirmPayment({ params: { id: reservation.id }, body: {} });
    await expect(confirmed).rejects.toMatchObject({ status: 402, code: 'payments.authentication_failed' });
    const again = await book(api(), token, challenged, 'one draft');
    expect(again.status).toBe('requires_action');
    expect(again.paymentIntentId).not.toBe(paymentIntentId);
  });
});

describe('Stripe out of order', () => {
  test.each([['reset'], ['lost_answer'], ['outage']] as const)(
    '%s is repeated and charged once',
    async (fault) => {
      stripe.breakNext(fault);
      const booked = await book(api(), token);
      expect(booked.status).toBe('succeeded');
      expect(takenCents()).toBe(booked.reservation.totalPrice.cents);
    },
  );
});

describe('webhooks', () => {
  test('confirm a payment whose customer never came back, even twice and in reverse order', async () => {
    const { reservation, paymentIntentId } = await book(api(), token, challenged);
    stripe.answerChallenge(paymentIntentId ?? '', 'accept');
    await sendAll((all) => [...all, ...all].toReversed());
    const { reservation: confirmed, transactions } = await read(reservation.id);
    expect(confirmed.status).toBe('confirmed');
    expect(transactions).toHaveLength(1);
    expect(api().mails).toHaveLength(1);
  });

  test('report a refused challenge', async () => {
    const { reservation, paymentIntentId } = await book(api(), token, challenged);
    stripe.answerChallenge(paymentIntentId ?? '', 'refuse');
    await sendAll();
    expect((await read(reservation.id)).transactions[0]?.status).toBe('failed');
  });

  test.each([
    ['signed with another secret', () => stripe.takeDeliveries(api().clock.now(), 'whsec_other')],
    ['from an hour ago', () => stripe.takeDeliveries(new Date(api().clock.now().getTime() - 3_600_000))],
    [
      'with an altered body',
      () => stripe.takeDeliveries(api().clock.now()).map((one) => ({ ...one, payload: `${one.payload} ` })),
    ],
  ])('%s are refused and not stored', async (_name, deliveries) => {
    await book(api(), token);
    for (const delivery of deliveries()) expect(await send(delivery)).toBe(400);
    expect(await api().deps.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  });

  test('about another site of the same account are ignored', async () => {
    await book(api(), token);
    for (const intent of stripe.intents.values())
      intent.metadata = { ...intent.metadata, site: 'https://other.example' };
    for (const intent of stripe.intents.values()) stripe.announce('payment_intent.succeeded', intent);
    await sendAll((all) => all.slice(-1));
    expect(await api().deps.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  });
});

describe('a refund', () => {
  test('is complete after a cancellation, and its events change nothing more', async () => {
    const { reservation } = await book(api(), token);
    await customer().reservations.cancel({ params: { id: reservation.id }, body: {} });
    await api().jobs.drain();
    await sendAll((all) => all.toReversed());
    const { transactions } = await read(reservation.id);
    expect(transactions.map(({ type, status }) => [type, status])).toEqual([
      ['payment', 'refunded'],
      ['refund', 'completed'],
    ]);
    expect([...stripe.intents.values()][0]?.charge?.amount_refunded).toBe(reservation.totalPrice.cents);
  });

  test('with a lost answer is made once', async () => {
    const { reservation } = await book(api(), token);
    stripe.breakNext('lost_answer');
    await customer().reservations.cancel({ params: { id: reservation.id }, body: {} });
    await api().jobs.drain();
    expect([...stripe.intents.values()][0]?.charge?.amount_refunded).toBe(reservation.totalPrice.cents);
  });
});

test('refunds in parts are possible until nothing is left', async () => {
  const { reservation, paymentIntentId } = await book(api(), token);
  const settings = {
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    apiOrigin: stripe.origin,
  };
  const provider = createStripeProvider(settings, {
    clock: api().clock,
    siteUrl: 'https://livree.example',
    timeoutMs: 2500,
  });
  const { cents } = reservation.totalPrice;
  const give = (amountCents: number, key: string) => {
    const part = { intentId: paymentIntentId ?? '', amountCents, currency: 'EUR', reference: key };
    return provider.refund(part, { key, signal: AbortSignal.timeout(2500) });
  };
  const first = await give(1000, 'part-1');
  expect(await give(1000, 'part-1')).toEqual(first);
  expect(await provider.retrieveRefund(first.id, AbortSignal.timeout(2500))).toMatchObject({
    id: first.id,
    status: 'completed',
    settlement: { feeCents: 0, netCents: 1000 },
  });
  await expect(give(cents - 999, 'part-2')).rejects.toMatchObject({ kind: 'rejected' });
  expect(await give(cents - 1000, 'part-3')).toMatchObject({ status: 'completed' });
  await expect(give(1, 'part-4')).rejects.toMatchObject({ kind: 'rejected' });
});

test('two rides at the same price are separate payments', async () => {
  const rides = [aRide(), aRide({ pickupAt: '2026-06-11T10:00' })];
  for (const ride of rides) await book(api(), token, ride);
  expect(stripe.intents.size).toBe(2);
});
