import type { Language } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Presented, presentReservations } from './present-reservations.ts';
import { ownReservation } from './reservations.repository.ts';

export type OwnReservation = {
  readonly id: number;
  readonly customerId: number;
  readonly language: Language;
};

/** A customer's own reservation as they see it. @throws AppError `reservations.not_found`, for another's too */
export async function readOwn(deps: Deps, { id, customerId, language }: OwnReservation): Promise<Presented> {
  const row = await ownReservation(deps.db, id, customerId);
  const [presented] = row ? await presentReservations(deps, [row], language) : [];
  if (!presented) throw new AppError('reservations.not_found');
  return presented;
}
