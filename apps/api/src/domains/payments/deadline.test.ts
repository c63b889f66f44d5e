import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { book } from '../../testing/rides.ts';
import type { StandInServer } from '../../testing/stand-in-server.ts';
import { withProviders } from '../../testing/with-providers.ts';

/** The deadline is the default of eight seconds, measured by the test's clock, so nobody waits for it. */
const { api, stripe, paypal, token, customer } = await withProviders();

const challenged = { paymentMethodId: 'pm_card_threeDSecure2Required' };
const wallet = { paymentProvider: 'wallet', paymentMethodId: undefined } as const;
const tooLate = { status: 504, code: 'payments.provider_timeout' };

const asked = (provider: StandInServer, path: RegExp) =>
  expect
    .poll(() => provider.calls.some((call) => path.test(call.path)), { interval: 5, timeout: 50_000 })
    .toBe(true);

/** The provider never answers a call to this path: the request ends after its eight seconds. */
async function silently<Answer>(provider: StandInServer, path: RegExp, act: () => Promise<Answer>) {
  provider.mend();
  provider.breakOn(path, 'silence');
  const outcome = Promise.allSettled([act()]);
  await asked(provider, path);
  api().clock.advance({ seconds: 8 });
  return (await outcome)[0];
}

/** The first call takes five seconds, the second is never answered: after three more seconds the request ends. */
async function slowlyThenSilently<Answer>(
  provider: StandInServer,
  [first, second]: readonly [RegExp, RegExp],
  act: () => Promise<Answer>,
) {
  provider.mend();
  provider.breakOn(first, 'wait');
  provider.breakOn(second, 'silence');
  const outcome = Promise.allSettled([act()]);
  await asked(provider, first);
  api().clock.advance({ seconds: 5 });
  provider.mend();
  provider.breakOn(second, 'silence');
  provider.release();
  await asked(provider, second);
  api().clock.advance({ seconds: 3 });
  return (await outcome)[0];
}

describe('all calls of one request to a provider share one deadline', () => {
  test('reserving', async () => {
    const outcome = await silently(stripe, /intents$/, () => book(api(), token(), {}, 'one draft'));
    expect(outcome).toMatchObject({ status: 'rejected', reason: tooLate });
    expect((await book(api(), token(), {}, 'one draft')).status).toBe('succeeded');
    expect(stripe.intents.size).toBe(1);
  });

  test('paying by another method, which checks the first payment and makes a second', async () => {
    const { paymentIntentId } = await book(api(), token(), challenged, 'one draft');
    const paths = [new RegExp(`${paymentIntentId}$`), /payment_intents$/] as const;
    const outcome = await slowlyThenSilently(stripe, paths, () => book(api(), token(), {}, 'one draft'));
    expect(outcome).toMatchObject({ status: 'rejected', reason: tooLate });
    expect((await book(api(), token(), {}, 'one draft')).status).toBe('succeeded');
  });

  test('confirming a payment, which reads the order and captures it', async () => {
    const { reservation, paymentIntentId } = await book(api(), token(), wallet);
    paypal.approve(paymentIntentId ?? '');
    const params = { id: reservation.id };
    const confirm = () => customer().reservations.confirmPayment({ params, body: {} });
    const paths = [/orders\/\w+$/, /capture$/] as const;
    const outcome = await slowlyThenSilently(paypal, paths, confirm);
    expect(outcome).toMatchObject({ status: 'rejected', reason: tooLate });
    expect((await confirm()).data.status).toBe('succeeded');
  });

  test('refunds and cancellations, which are accepted and carried out later', async () => {
    const rides = [await book(api(), token()), await book(api(), token(), { pickupAt: '2026-06-20T10:00' })];
    const [params, other] = rides.map(({ payment, reservation }) => ({
      payment: { id: payment?.id ?? 0 },
      ride: { id: reservation.id },
    }));
    const operator = api().client({ token: await operatorToken(api()) });
    const refund = () =>
      operator.payments.refund({ params: params?.payment ?? { id: 0 }, body: { reason: 'Geste' } });
    const refunded = await silently(stripe, /refunds$/, refund);
    expect(refunded).toMatchObject({ status: 'fulfilled', value: { data: { status: 'pending' } } });
    const cancel = () => customer().reservations.cancel({ params: other?.ride ?? { id: 0 }, body: {} });
    const cancelled = await silently(stripe, /refunds$/, cancel);
    expect(cancelled).toMatchObject({
      status: 'fulfilled',
      value: { data: { reservation: { status: 'cancelled', refunds: [{ status: 'pending' }] } } },
    });
    await api().jobs.drain();
    const { refundedAmount } = (await customer().payments.stats()).data;
    expect(refundedAmount.cents).toBe(
      rides.reduce((sum, { reservation }) => sum + reservation.totalPrice.cents, 0),
    );
  });

  test('a webhook that could not be verified is delivered again', async () => {
    const { paymentIntentId } = await book(api(), token(), wallet);
    paypal.approve(paymentIntentId ?? '');
    const [delivery] = paypal.takeDeliveries();
    const send = () => api().app.inject({ method: 'POST', url: '/api/webhooks/paypal', ...delivery });
    const outcome = await silently(paypal, /verify-webhook-signature$/, send);
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { statusCode: 503 } });
    expect((await send()).statusCode).toBe(200);
  });
});
