import type { Money } from '@livree/contracts';
import { bookPaidRide } from './paid-ride.ts';
import type { TestApi } from './test-api.ts';

/** A paid ride whose customer asks for refunds, which an operator decides. Its mails so far are gone. */
export async function bookRefundableRide(api: TestApi) {
  const paid = await bookPaidRide(api);
  const { customer, operator, params, reservation } = paid;
  await api.jobs.drain();
  api.mails.splice(0);
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

/** The amount that the sandbox provider has refunded, by its own records. */
export async function sumRefundedCents(api: TestApi): Promise<number> {
  const rows = await api.deps.db.selectFrom('sandbox_refunds').select('amount_cents').execute();
  return rows.reduce((sum, row) => sum + row.amount_cents, 0);
}
