import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Holder, countHolds } from '../holds.repository.ts';

/** @throws AppError 409 if a customer, or an address, already holds the maximum of unpaid rides */
export async function limitHolds(
  trx: Connection,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  holder: Holder,
): Promise<void> {
  const { maxHolds: count, rateLimitScale } = config;
  const held = await countHolds(trx, holder, clock.now());
  if (held.customers >= count) throw new AppError('reservations.too_many_holds', { count });
  if (held.addresses >= Math.max(1, count * rateLimitScale))
    throw new AppError('reservations.too_many_holds_here', { count });
}
