import { euros } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { bookRefundableRide, sumRefundedCents } from '../../testing/refundable-ride.ts';
import { book } from '../../testing/rides.ts';
import { withTestApi } from '../../testing/test-api.ts';
import { reconcileJob } from './payments.jobs.ts';

const api = withTestApi();

describe('a refund request of a customer', () => {
  test('waits for an operator, whatever the amount, and moves no money by itself', async () => {
    const { customer, params, ask, ride, total } = await bookRefundableRide(api());
    const { message, data } = await ask(euros(total - 1));
    expect(message).toBe('Demande de remboursement soumise');
    expect(data).toMatchObject({ type: 'partial_refund', status: 'pending', decision: 'awaited' });
    api().clock.advance({ minutes: 10 });
    await api().jobs.send(api().deps.db, reconcileJob, {});
    await api().jobs.drain();
    expect(await sumRefundedCents(api())).toBe(0);
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
    const { ask, decline, reservation } = await bookRefundableRide(api());
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
    const { customer, operator, ask, approve, params, reservation } = await bookRefundableRide(api());
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
    expect(await sumRefundedCents(api())).toBe(1000);
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
    const { customer, ask, decline, approve, reservation } = await bookRefundableRide(api());
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
    expect(await sumRefundedCents(api())).toBe(0);
  });

  test('is decided by operators only, once, with a reason to decline, and only if it is a request', async () => {
    const { customer, operator, ask, params } = await bookRefundableRide(api());
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

describe('one idempotency key', () => {
  test('is one request, even with double or concurrent clicks', async () => {
    const { operator, ask } = await bookRefundableRide(api());
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(euros(500), 'form-key-1')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await operator.payments.refundRequests()).data.total).toBe(1);
  });

  test.each([
    ['another amount', euros(501), 'Trajet raccourci'],
    ['another reason', euros(500), 'Vol annulé'],
    ['no amount', undefined, 'Trajet raccourci'],
  ])('with %s is refused, and changes nothing', async (_what, amount, reason) => {
    const { operator, ask } = await bookRefundableRide(api());
    await ask(euros(500), 'form-key-1');
    await expect(ask(amount, 'form-key-1', reason)).rejects.toMatchObject({
      status: 422,
      code: 'payments.idempotency_mismatch',
    });
    expect((await operator.payments.refundRequests()).data.total).toBe(1);
  });

  test('of a reservation is not the key of a refund, nor of another payment', async () => {
    const { customer, ask } = await bookRefundableRide(api());
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
