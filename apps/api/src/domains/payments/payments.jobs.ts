import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

const transactionData = z.object({ transactionId: z.int() });

/** Brings a payment to its end if the request that opened it could not. */
export const settlePaymentJob = defineJob('payments.settle', transactionData);
/** Closes a payment at its provider that is no longer expected. */
export const withdrawPaymentJob = defineJob('payments.withdraw', transactionData);
export const refundJob = defineJob('payments.refund', transactionData);
/** Brings a customer's request for a refund to the operator's mailbox. */
export const requestMailJob = defineJob('payments.request-mail', transactionData);
export const webhookJob = defineJob('payments.webhook', z.object({ eventId: z.int() }));
/** Asks the providers about all that stayed open. */
export const reconcileJob = defineJob('payments.reconcile', z.record(z.string(), z.never()));
