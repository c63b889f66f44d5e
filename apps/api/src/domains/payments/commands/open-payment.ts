import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import type { PaymentMethodKind } from '../model/provider.ts';
import { newTransactionId } from '../model/transaction-number.ts';
import { settlePaymentJob } from '../payments.jobs.ts';
import { type Transaction, addTransaction } from '../payments.repository.ts';
import { findProviderCustomer } from '../saved-cards/provider-customers.repository.ts';

export interface PaymentToOpen {
  readonly reservationId: number;
  readonly customerId: number;
  readonly method: PaymentMethodKind;
  readonly amountCents: number;
  readonly paymentMethodId: string | null;
  readonly savesCard: boolean;
  readonly returnPath: string;
  readonly language: string;
  /** 1 for the first payment of a reservation; each further attempt is a new payment for the provider. */
  readonly attempt: number;
  /** The change of the ride that it pays for. */
  readonly changeId?: number | null;
}

export const secondsBeforeRescue = 60;

/**
 * Records a payment inside the reservation's own transaction; nothing is charged yet. `settlePayment` follows after
 * the commit; if the process ends in between, the outbox job does it.
 */
export async function openPayment(
  { jobs, clock, providers }: PaymentDependencies,
  trx: Connection,
  payment: PaymentToOpen,
): Promise<Transaction> {
  const now = clock.now();
  const { name: provider } = providers.forMethod(payment.method);
  const customer = await findProviderCustomer(trx, provider, payment.customerId);
  const transaction = await addTransaction(trx, {
    transaction_id: newTransactionId(),
    reservation_id: payment.reservationId,
    customer_id: payment.customerId,
    type: 'payment',
    payment_id: null,
    change_id: payment.changeId ?? null,
    provider,
    method: payment.method,
    status: 'pending',
    amount_cents: payment.amountCents,
    idempotency_key: `res-${payment.reservationId}-${payment.attempt}`,
    provider_reference: null,
    payment_method_id: payment.paymentMethodId,
    provider_customer: customer ?? null,
    saves_card: payment.savesCard && customer !== undefined,
    return_path: payment.returnPath,
    language: payment.language,
    action_url: null,
    failure_code: null,
    created_at: now,
    updated_at: now,
    processed_at: null,
    failed_at: null,
  });
  await jobs.send(trx, settlePaymentJob, { transactionId: transaction.id }, { delay: secondsBeforeRescue });
  return transaction;
}
