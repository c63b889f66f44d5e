import { AppError, type Caller } from '../../../platform/http/index.ts';
import type { PaymentDependencies } from '../model/dependencies.ts';

/**
 * Refuses what only an operator may give back of one payment. What was given back before counts, so that no sum is
 * reached in parts. @param cents all that would be given back then
 * @throws AppError `payments.refund_above_limit`
 */
export function refuseAboveLimit(
  { config }: Pick<PaymentDependencies, 'config'>,
  { role }: Pick<Caller, 'role'>,
  cents: number,
): void {
  const { dispatcherRefundCents } = config;
  if (role === 'operator' || cents <= dispatcherRefundCents) return;
  throw new AppError('payments.refund_above_limit', { limit: String(dispatcherRefundCents / 100) });
}
