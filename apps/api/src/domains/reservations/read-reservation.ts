import type { Language } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Presented, presentReservations } from './present-reservations.ts';
import { ownReservation } from './reservations.repository.ts';

export interface ReservationQuery {
  readonly id: number;
  /** Null for any customer. */
  readonly customerId: number | null;
  readonly language: Language;
}

/**
 * A reservation as its customer or an operator sees it. @throws AppError `reservations.not_found`, also for another
 * customer's
 */
export async function readReservation(
  deps: Deps,
  { id, customerId, language }: ReservationQuery,
): Promise<Presented> {
  const row = await ownReservation(deps.db, id, customerId);
  const [presented] = row ? await presentReservations(deps, [row], language) : [];
  if (!presented) throw new AppError('reservations.not_found');
  return presented;
}
