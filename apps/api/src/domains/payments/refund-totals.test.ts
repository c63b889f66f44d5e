import { type Money, euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { bookRefundableRide, sumRefundedCents } from '../../testing/refundable-ride.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();

const fulfilled = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length;

describe('the total of refunds and requests', () => {
  test('never exceeds the payment when twenty ask at once', async () => {
    const { operator, ask, approve, total } = await bookRefundableRide(api());
    const part = euros(Math.ceil(total / 7));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(part)));
    expect(fulfilled(answers)).toBe(6);
    const { items } = (await operator.payments.refundRequests()).data;
    await Promise.all(items.map(({ request }) => approve(request.id)));
    await api().jobs.drain();
    expect(await sumRefundedCents(api())).toBe(6 * part.cents);
  });

  test('includes refunds that an operator makes meanwhile', async () => {
    const { operator, params, ask, total } = await bookRefundableRide(api());
    await ask(euros(total - 100));
    const give = (amount: Money) =>
      operator.payments.refund({ params, body: { reason: 'Geste commercial', amount } });
    await expect(give(euros(101))).rejects.toMatchObject({
      status: 422,
      fieldErrors: { amount: [expect.stringContaining('peut encore être remboursé')] },
    });
    expect((await give(euros(100))).data).toMatchObject({ status: 'completed', decision: null });
    await expect(ask(euros(1))).rejects.toMatchObject({ status: 409, code: 'payments.not_refundable' });
  });

  test('is decided once when approvals and refusals coincide', async () => {
    const { customer, ask, approve, decline } = await bookRefundableRide(api());
    const { data: asked } = await ask(euros(700));
    const acts = Array.from({ length: 10 }, (_, index) => (index % 2 ? approve : decline)(asked.id));
    const answers = await Promise.allSettled(acts);
    expect(fulfilled(answers)).toBe(1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ status: 409, code: 'payments.refund_decided' });
    await api().jobs.drain();
    const { data } = await customer.payments.read({ params: { id: asked.id } });
    expect(await sumRefundedCents(api())).toBe(data.status === 'completed' ? 700 : 0);
    expect(api().mails).toHaveLength(1);
  });

  test('is refunded once when two operators approve', async () => {
    const { ask, approve } = await bookRefundableRide(api());
    const { data: asked } = await ask(euros(700));
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => approve(asked.id)));
    expect(fulfilled(answers)).toBe(1);
    await api().jobs.drain();
    expect(await sumRefundedCents(api())).toBe(700);
  });

  test('is the whole payment, once, if the ride is cancelled meanwhile', async () => {
    const { customer, operator, ask, approve, cancel, ride, total } = await bookRefundableRide(api());
    const { data: asked } = await ask(euros(900));
    await Promise.allSettled([cancel(), approve(asked.id), ask(euros(300)), ask()]);
    await api().jobs.drain();
    expect(await sumRefundedCents(api())).toBe(total);
    expect((await operator.payments.refundRequests()).data.total).toBe(0);
    const { reservation } = (await customer.reservations.read({ params: ride })).data;
    expect(reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  test('follows only the cancellation policy once the ride is cancelled, which closes earlier requests', async () => {
    const { customer, ask, approve, cancel, total } = await bookRefundableRide(api());
    const { data: asked } = await ask(euros(900));
    await cancel();
    const { data } = await customer.payments.read({ params: { id: asked.id } });
    expect(data).toMatchObject({ status: 'cancelled', decision: 'superseded' });
    await expect(approve(asked.id)).rejects.toMatchObject({ status: 409 });
    expect(await sumRefundedCents(api())).toBe(total);
  });
});
