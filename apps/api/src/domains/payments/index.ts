import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { deliverToOperator } from '../deliveries/index.ts';
import { checkBooks } from './books/check-books.ts';
import { withdrawPayment } from './commands/abandon-payments.ts';
import { withDeadline } from './commands/call-provider.ts';
import { handleWebhook } from './commands/receive-webhook.ts';
import { reconcilePayments } from './commands/reconcile-payments.ts';
import { carryOutRefund } from './commands/refund-payment.ts';
import { settleChosenPayment } from './commands/settle-payment.ts';
import { requestMail } from './mails/request-mail.ts';
import type { PaidReservations, PaymentDependencies } from './model/dependencies.ts';
import {
  checkBooksJob,
  reconcileJob,
  refundJob,
  requestMailJob,
  settlePaymentJob,
  webhookJob,
  withdrawPaymentJob,
} from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { openProviders } from './providers.ts';
import { awaitedRequest } from './refund-requests.repository.ts';
import { returnRoutes } from './return.routes.ts';
import { webhookRoutes } from './webhooks.routes.ts';

export { withDeadline } from './commands/call-provider.ts';
export { countFailedPayments } from './payments.repository.ts';
export { abandonPayments } from './commands/abandon-payments.ts';
export { chooseMeans } from './commands/choose-means.ts';
export { openPayment } from './commands/open-payment.ts';
export { carryOutRefund, orderRefund } from './commands/refund-payment.ts';
export { chargePendingPayment, holdExpired, settlePayment } from './commands/settle-payment.ts';
export type { PaidReservations, PaymentDependencies, TimedPayments } from './model/dependencies.ts';
export { awaitsMeans } from './model/awaited-means.ts';
export { askedCents, isPromised } from './model/refund.ts';
export { ProviderError } from './model/provider.ts';
export { ensureProviderCustomer } from './saved-cards/saved-cards.ts';
export { safeReturnPath } from './model/return-path.ts';
export { everyDifference, type ListedDifference } from './books/books.repository.ts';
export { everyDispute, type ListedDispute } from './disputes/disputes.repository.ts';
export { disputesPersonalData } from './disputes/personal-data.ts';
export { exportSavedCards, paymentsPersonalData } from './personal-data.ts';
export { removeTransactions } from './personal-data.repository.ts';
export { presentChallenge, presentTransaction } from './payments.presenter.ts';
export { settledTransactions, transactionsOfReservations } from './payments.repository.ts';
export { changeReturnPath } from './payment-means.repository.ts';
export type { Transaction } from './payments.repository.ts';
export { everyRequest, type ListedRequest, supersedeRequests } from './refund-requests.repository.ts';
export {
  type ListedTransaction,
  listTransactions,
  transactionsWithRides,
  transactionTotals,
} from './transaction-list.repository.ts';

/** Payments through their providers. Returns what reservations need for payments and refunds. */
export async function register(
  app: FastifyInstance,
  deps: Deps,
  reservations: PaidReservations,
): Promise<PaymentDependencies> {
  const { db, jobs, clock, config } = deps;
  const { providerTimeoutMs } = config;
  const providers = await openProviders(app, deps);
  const payments = { db, jobs, clock, config, providers, reservations, providerTimeoutMs };
  paymentsRoutes(app, deps, payments);
  returnRoutes(app, db);
  await app.register(webhookRoutes, { payments });
  handleJobs(payments);
  jobs.handle(requestMailJob, async ({ transactionId }) => {
    const request = await awaitedRequest(db, transactionId);
    if (!request) return;
    const message = requestMail(request, config);
    const { reservation_id: reservationId } = request;
    await deliverToOperator(deps, { reservationId, kind: 'refund_requested' }, message);
  });
  return payments;
}

function handleJobs(payments: PaymentDependencies): void {
  const { jobs } = payments;
  jobs.handle(settlePaymentJob, async ({ transactionId }) => {
    await settleChosenPayment(withDeadline(payments), transactionId);
  });
  jobs.handle(withdrawPaymentJob, ({ transactionId }) =>
    withdrawPayment(withDeadline(payments), transactionId),
  );
  jobs.handle(refundJob, ({ transactionId }) => carryOutRefund(withDeadline(payments), transactionId));
  jobs.handle(webhookJob, ({ eventId }) => handleWebhook(withDeadline(payments), eventId));
  jobs.handle(reconcileJob, () => reconcilePayments(payments));
  jobs.every('* * * * *', reconcileJob);
  jobs.handle(checkBooksJob, () => checkBooks(payments));
  jobs.every('23 4 * * *', checkBooksJob);
}
