import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';
import { changeMeans } from '../payment-means.repository.ts';
import { settlePaymentJob } from '../payments.jobs.ts';
import type { Transaction } from '../payments.repository.ts';
import { findProviderCustomer } from '../saved-cards/provider-customers.repository.ts';
import { type PaymentToOpen, secondsBeforeRescue } from './open-payment.ts';

export type Means = Pick<PaymentToOpen, 'method' | 'paymentMethodId' | 'savesCard' | 'returnPath'>;

/**
 * Sets how a payment that `awaitsMeans` is paid; nothing is charged yet. Does nothing if a concurrent call chose
 * first. As after `openPayment`, `settlePayment` follows after the commit, or the outbox job.
 */
export async function chooseMeans(
  { jobs, clock, providers }: PaymentDependencies,
  trx: Connection,
  payment: Transaction,
  { method, paymentMethodId, savesCard, returnPath }: Means,
): Promise<void> {
  const { name: provider } = providers.forMethod(method);
  const customer = await findProviderCustomer(trx, provider, payment.customer_id);
  const isChanged = await changeMeans(trx, payment.id, {
    method,
    provider,
    payment_method_id: paymentMethodId,
    provider_customer: customer ?? null,
    saves_card: savesCard && customer !== undefined,
    return_path: returnPath,
    updated_at: clock.now(),
  });
  if (!isChanged) return;
  await jobs.send(trx, settlePaymentJob, { transactionId: payment.id }, { delay: secondsBeforeRescue });
}
