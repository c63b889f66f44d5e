import { type Money, euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { bookPaidRide } from '../../testing/paid-ride.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { reconcileJob } from './payments.jobs.ts';

const api = withTestApi();

async function paidRide() {
  const paid = await bookPaidRide(api());
  const { customer, operator, params, reservation } = paid;
  await api().jobs.drain();
  api().mails.splice(0);
  const ask = (amount?: Money, idempotencyKey?: string, reason = 'Trajet raccourci') =>
    customer.payments.refund({ params, headers: { idempotencyKey }, body: { reason, amount } });
  return {
    ...paid,
    ask,
    ride: { id: reservation.id },
    approve: (id: number) => operator.payments.approveRefund({ params: { id } }),
    decline: (id: number) =>
      operator.payments.declineRefund({ params: { id }, body: { reason: 'Le trajet a eu lieu' } }),
    cancel: () => customer.reservations.cancel({ params: { id: reservation.id }, body: {} }),
  };
}

/** The amount that the provider has refunded, by its own books. */
async function givenCents(): Promise<number> {
  const rows = await api().deps.db.selectFrom('sandbox_refunds').select('amount_cents').execute();
  return rows.reduce((sum, row) => sum + row.amount_cents, 0);
}

const fulfilled = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length;

describe('a refund request of a customer', () => {
  test('waits for an operator, whatever the amount, and moves no money by itself', async () => {
    const { customer, params, ask, ride, total } = await paidRide();
    const { message, data } = await ask(euros(total - 1));
    expect(message).toBe('Demande de remboursement soumise');
    expect(data).toMatchObject({ type: 'partial_refund', status: 'pending', decision: 'awaited' });
    api().clock.advance({ minutes: 10 });
    await api().jobs.send(api().deps.db, reconcileJob, {});
    await api().jobs.drain();
    expect(await givenCents()).toBe(0);
    expect((await customer.payments.read({ params: { id: data.id } })).data.status).toBe('pending');
    expect((await customer.payments.read({ params })).data.refundable).toEqual(euros(1));
    const { reservation } = (await customer.reservations.read({ params: ride })).data;
    expect(reservation).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      refunds: [{ status: 'pending', decision: 'awaited' }],
    });
    expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(0));
  });

  test('is mailed to the operator once, and not after it was decided', async () => {
    const { ask, decline, reservation } = await paidRide();
    await ask(euros(1250), 'form-key-1');
    await ask(euros(1250), 'form-key-1');
    await api().jobs.drain();
    const { email } = api().deps.config.brand;
    expect(api().mails).toMatchObject([
      {
        to: email,
        replyTo: 'claire@example.org',
        subject: `Réservation ${reservation.reference}\u00a0: remboursement demandé`,
        text: expect.stringMatching(/Montant\s: 12,50\s€\nMotif\s: Trajet raccourci/),
      },
    ]);
    const { data: second } = await ask(euros(100));
    await decline(second.id);
    await api().jobs.drain();
    expect(api().mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('is shown to the operator with its payment, and runs once it is approved', async () => {
    const { customer, operator, ask, approve, params, reservation } = await paidRide();
    const { data: asked } = await ask(euros(1000));
    const open = (await operator.payments.refundRequests()).data;
    expect(open.items).toMatchObject([
      {
        request: { id: asked.id, amount: euros(1000), description: 'Trajet raccourci' },
        payment: { id: params.id, amount: reservation.totalPrice },
        clientName: 'Claire Martin',
      },
    ]);
    expect((await approve(asked.id)).data).toMatchObject({ status: 'completed', decision: 'approved' });
    expect(await givenCents()).toBe(1000);
    expect((await operator.payments.refundRequests()).data.total).toBe(0);
    const approved = await operator.payments.refundRequests({ query: { decision: 'approved' } });
    expect(approved.data.total).toBe(1);
    expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(1000));
    await api().jobs.drain();
    expect(api().mails).toMatchObject([
      {
        subject: `Réservation ${reservation.reference}\u00a0: remboursement`,
        text: expect.stringContaining('10,00'),
      },
    ]);
  });

  test('is declined with a reason that the customer can read, and can be made again', async () => {
    const { customer, ask, decline, approve, reservation } = await paidRide();
    const { data: asked } = await ask();
    expect((await decline(asked.id)).data).toMatchObject({ status: 'cancelled', decision: 'declined' });
    const read = await customer.payments.read({ params: { id: asked.id } });
    expect(read.data).toMatchObject({ decision: 'declined', decisionReason: 'Le trajet a eu lieu' });
    await api().jobs.drain();
    expect(api().mails).toMatchObject([
      {
        subject: `Réservation ${reservation.reference}\u00a0: demande de remboursement refusée`,
        text: expect.stringContaining('Le trajet a eu lieu'),
      },
    ]);
    await expect(approve(asked.id)).rejects.toMatchObject({ status: 409, code: 'payments.refund_decided' });
    expect((await ask()).data).toMatchObject({ type: 'refund', status: 'pending' });
    expect(await givenCents()).toBe(0);
  });

  test('is decided by operators only, once, with a reason to decline, and only if it is a request', async () => {
    const { customer, operator, ask, params } = await paidRide();
    const { data: asked } = await ask(euros(500));
    const own = { params: { id: asked.id } };
    const reason = { reason: 'x' };
    for (const attempt of [
      () => customer.payments.approveRefund(own),
      () => customer.payments.declineRefund({ ...own, body: reason }),
      () => customer.payments.refundRequests(),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 });
    await expect(operator.payments.declineRefund({ ...own, body: { reason: ' ' } })).rejects.toMatchObject({
      status: 422,
      fieldErrors: { reason: [expect.any(String)] },
    });
    await expect(operator.payments.approveRefund({ params })).rejects.toMatchObject({ status: 404 });
    await expect(operator.payments.approveRefund({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await operator.payments.refundRequests()).data.total).toBe(1);
  });
});

describe('the total of refunds and requests', () => {
  test('never exceeds the payment when twenty ask at once', async () => {
    const { operator, ask, approve, total } = await paidRide();
    const part = euros(Math.ceil(total / 7));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(part)));
    expect(fulfilled(answers)).toBe(6);
    const { items } = (await operator.payments.refundRequests()).data;
    await Promise.all(items.map(({ request }) => approve(request.id)));
    await api().jobs.drain();
    expect(await givenCents()).toBe(6 * part.cents);
  });

  test('includes refunds that an operator makes meanwhile', async () => {
    const { operator, params, ask, total } = await paidRide();
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
    const { customer, ask, approve, decline } = await paidRide();
    const { data: asked } = await ask(euros(700));
    const acts = Array.from({ length: 10 }, (_, index) => (index % 2 ? approve : decline)(asked.id));
    const answers = await Promise.allSettled(acts);
    expect(fulfilled(answers)).toBe(1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ status: 409, code: 'payments.refund_decided' });
    await api().jobs.drain();
    const { data } = await customer.payments.read({ params: { id: asked.id } });
    expect(await givenCents()).toBe(data.status === 'completed' ? 700 : 0);
    expect(api().mails).toHaveLength(1);
  });

  test('is refunded once when two operators approve', async () => {
    const { ask, approve } = await paidRide();
    const { data: asked } = await ask(euros(700));
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => approve(asked.id)));
    expect(fulfilled(answers)).toBe(1);
    await api().jobs.drain();
    expect(await givenCents()).toBe(700);
  });

  test('is the whole payment, once, if the ride is cancelled meanwhile', async () => {
    const { customer, operator, ask, approve, cancel, ride, total } = await paidRide();
    const { data: asked } = await ask(euros(900));
    await Promise.allSettled([cancel(), approve(asked.id), ask(euros(300)), ask()]);
    await api().jobs.drain();
    expect(await givenCents()).toBe(total);
    expect((await operator.payments.refundRequests()).data.total).toBe(0);
    const { reservation } = (await customer.reservations.read({ params: ride })).data;
    expect(reservation).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  test('follows only the cancellation policy once the ride is cancelled, which closes earlier requests', async () => {
    const { customer, ask, approve, cancel, total } = await paidRide();
    const { data: asked } = await ask(euros(900));
    await cancel();
    const { data } = await customer.payments.read({ params: { id: asked.id } });
    expect(data).toMatchObject({ status: 'cancelled', decision: 'superseded' });
    await expect(approve(asked.id)).rejects.toMatchObject({ status: 409 });
    expect(await givenCents()).toBe(total);
  });
});

describe('one idempotency key', () => {
  test('is one request, even with double or concurrent clicks', async () => {
    const { operator, ask } = await paidRide();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(euros(500), 'form-key-1')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await operator.payments.refundRequests()).data.total).toBe(1);
  });

  test.each([
    ['another amount', euros(501), 'Trajet raccourci'],
    ['another reason', euros(500), 'Vol annulé'],
    ['no amount', undefined, 'Trajet raccourci'],
  ])('with %s is refused, and changes nothing', async (_what, amount, reason) => {
    const { operator, ask } = await paidRide();
    await ask(euros(500), 'form-key-1');
    await expect(ask(amount, 'form-key-1', reason)).rejects.toMatchObject({
      status: 422,
      code: 'payments.idempotency_mismatch',
    });
    expect((await operator.payments.refundRequests()).data.total).toBe(1);
  });

  test('of a reservation is not the key of a refund, nor of another payment', async () => {
    const { customer, ask } = await paidRide();
    const token = await api().signUp('paul@example.org');
    const key = 'one-key-for-all';
    const first = await book(api(), token, { pickupAt: '2026-06-12T10:00' }, key);
    const paul = api().client({ token });
    const refund = paul.payments.refund({
      params: { id: first.payment?.id ?? 0 },
      headers: { idempotencyKey: key },
      body: { reason: 'Vol annulé' },
    });
    await expect(refund).rejects.toMatchObject({ status: 422, code: 'payments.idempotency_mismatch' });
    // Another customer's key is separate.
    await expect(ask(euros(1), key)).resolves.toMatchObject({ data: { status: 'pending' } });
    expect((await customer.payments.stats()).data.refundedAmount).toEqual(euros(0));
  });
});
