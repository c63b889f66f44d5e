import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

const transactionData = z.object({ transactionId: z.int() });

/** Settles a payment if the request that opened it could not. */
export const settlePaymentJob = defineJob('payments.settle', transactionData);
/** Closes a payment that is no longer expected at its provider. */
export const withdrawPaymentJob = defineJob('payments.withdraw', transactionData);
export const refundJob = defineJob('payments.refund', transactionData);
/** Mails a customer's refund request to the operator. */
export const requestMailJob = defineJob('payments.request-mail', transactionData);
export const webhookJob = defineJob('payments.webhook', z.object({ eventId: z.int() }));
/** Compares the providers' books with ours. */
export const checkBooksJob = defineJob('payments.check-books', z.record(z.string(), z.never()));
/** Asks the providers about everything that is still open. */
export const reconcileJob = defineJob('payments.reconcile', z.record(z.string(), z.never()));
