import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handleWebhook } from './commands/receive-webhook.ts';
import { reconcilePayments } from './commands/reconcile-payments.ts';
import { carryOutRefund } from './commands/refund-payment.ts';
import { settlePayment } from './commands/settle-payment.ts';
import type { PaidReservations, PaymentDependencies, Providers } from './model/dependencies.ts';
import type { PaymentProvider } from './model/provider.ts';
import { reconcileJob, refundJob, settlePaymentJob, webhookJob } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { deliverByInjection } from './sandbox/deliver-webhook.ts';
import { deliverWebhook } from './sandbox/sandbox-events.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { webhookRoutes } from './webhooks.routes.ts';

export { openPayment } from './commands/open-payment.ts';
export { carryOutRefund, orderRefund } from './commands/refund-payment.ts';
export { chargePendingPayment, holdExpired, settlePayment } from './commands/settle-payment.ts';
export type { PaidReservations, PaymentDependencies } from './model/dependencies.ts';
export { ProviderError } from './model/provider.ts';
export { safeReturnPath } from './model/return-path.ts';
export { presentChallenge, presentTransaction } from './payments.presenter.ts';
export { abandonPayments, transactionsOfReservations } from './payments.repository.ts';
export type { Transaction } from './payments.repository.ts';

/** Payments through their providers. Gives what the reservations need to be paid and refunded. */
export async function register(
  app: FastifyInstance,
  deps: Deps,
  reservations: PaidReservations,
): Promise<PaymentDependencies> {
  const { db, jobs, clock, config } = deps;
  const sandbox = { db, jobs, clock };
  // Signed and checked by this process alone, so the secret need not outlive it.
  const webhookSecret = randomBytes(32).toString('hex');
  const provider = createSandboxProvider(sandbox, webhookSecret);
  const { providerTimeoutMs } = config;
  const payments = { db, jobs, clock, providers: only(provider), reservations, providerTimeoutMs };
  paymentsRoutes(app, deps, payments);
  await app.register(sandboxRoutes, { sandbox });
  await app.register(webhookRoutes, { payments, provider: provider.name });
  jobs.handle(deliverWebhook, deliverByInjection(app, webhookSecret, clock));
  handleJobs(payments);
  return payments;
}

/** The sandbox takes cards and wallets alike. */
const only = (provider: PaymentProvider): Providers => ({
  forMethod: () => provider,
  named(name) {
    if (name !== provider.name) throw new Error(`The payment provider ${name} is not switched on`);
    return provider;
  },
});

function handleJobs(payments: PaymentDependencies): void {
  const { jobs } = payments;
  jobs.handle(settlePaymentJob, async ({ transactionId }) => {
    await settlePayment(payments, transactionId);
  });
  jobs.handle(refundJob, ({ transactionId }) => carryOutRefund(payments, transactionId));
  jobs.handle(webhookJob, ({ eventId }) => handleWebhook(payments, eventId));
  jobs.handle(reconcileJob, () => reconcilePayments(payments));
  jobs.every('* * * * *', reconcileJob);
}
