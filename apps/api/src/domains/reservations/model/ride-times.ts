import { fieldError } from '../../../platform/http/index.ts';
import { instantAt } from '../../../platform/local-time.ts';

export interface WallClocks {
  readonly pickupAt: string;
  readonly returnAt: string | null;
  readonly timeZone: string;
}

export interface RideTimes {
  readonly pickup: Date;
  readonly returnPickup: Date | null;
}

/**
 * The instants of a ride's wall-clock times. @throws AppError 422 for a time that does not exist, or a return before
 * the pickup
 */
export function rideTimes({ pickupAt, returnAt, timeZone }: WallClocks): RideTimes {
  const pickup = required('pickup_datetime', pickupAt, timeZone);
  const returnPickup = returnAt === null ? null : required('return_datetime', returnAt, timeZone);
  if (returnPickup && returnPickup < pickup) {
    throw fieldError('return_datetime', 'validation.return_before_pickup');
  }
  return { pickup, returnPickup };
}

function required(field: string, local: string, timeZone: string): Date {
  const instant = instantAt(local, timeZone);
  if (!instant) throw fieldError(field, 'validation.local_time_gap');
  return instant;
}

const dayMs = 86_400_000;

/** @throws AppError 422 for a ride in the past or too far ahead */
export function requireBookable({ pickup, returnPickup }: RideTimes, now: Date, maxDaysAhead: number): void {
  if (pickup < now) throw fieldError('pickup_datetime', 'validation.past');
  const last = now.getTime() + maxDaysAhead * dayMs;
  if (pickup.getTime() > last) throw tooFarError('pickup_datetime', maxDaysAhead);
  if (returnPickup && returnPickup.getTime() > last) throw tooFarError('return_datetime', maxDaysAhead);
}

const tooFarError = (field: string, days: number) => fieldError(field, 'validation.too_far_ahead', { days });
