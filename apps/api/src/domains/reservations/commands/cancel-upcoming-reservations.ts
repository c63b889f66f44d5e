import { spacedPhone } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { readQuote } from '../model/stored-quote.ts';
import { openReservations } from '../personal-data.repository.ts';
import { cancelIn } from './cancel-reservation.ts';

/**
 * Cancels the upcoming rides of a customer who deletes the account, with full refunds. Returns their number.
 * @throws AppError `settings.ride_too_near` if a ride is running, or too near for its customer to cancel
 */
export async function cancelUpcomingReservations(
  trx: Connection,
  deps: Pick<Deps, 'clock' | 'jobs' | 'config'>,
  { id: customerId, language }: Person,
): Promise<number> {
  const open = await openReservations(trx, customerId);
  for (const { id: reservationId, quote } of open) {
    try {
      await cancelIn(trx, deps, { reservationId, customerId, by: 'customer', reason: null, language });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const hours = readQuote({ quote }).policy.selfServiceHours;
      throw new AppError('settings.ride_too_near', { hours, phone: spacedPhone(deps.config.brand.phone) });
    }
  }
  return open.length;
}
