export { settlePayment, chargePendingPayment, holdExpired } from './commands/settle-payment.ts';
export { openPayment } from './commands/open-payment.ts';
export { carryOutRefund, orderRefund } from './commands/refund-payment.ts';
export type { PaidReservations, PaymentDependencies } from './model/dependencies.ts';
export { ProviderError } from './model/provider.ts';
export { safeReturnPath } from './model/return-path.ts';
export { abandonPayments, transactionsOfReservations } from './payments.repository.ts';
export type { Transaction } from './payments.repository.ts';
