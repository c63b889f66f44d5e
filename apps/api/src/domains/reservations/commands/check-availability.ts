import { occupiedPeriod } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { instantAt } from '../../../platform/local-time.ts';
import { vehicleById } from '../../fleet/index.ts';
import { isSlotFree } from '../holds.repository.ts';

export type AvailabilityQuestion = {
  readonly vehicleId: number;
  readonly pickupAt: string;
  readonly returnAt: string | null;
  readonly timeZone: string;
  readonly durationSeconds: number;
  /** Whose own hold is not in the way; null for a visitor. */
  readonly customerId: number | null;
};

/** @throws AppError `fleet.vehicle_not_found`, or 422 for a time that does not exist */
export async function isAvailable(deps: Deps, question: AvailabilityQuestion): Promise<boolean> {
  const { vehicleId, timeZone, durationSeconds: seconds, customerId } = question;
  if (!(await vehicleById(deps.db, vehicleId))) throw new AppError('fleet.vehicle_not_found');
  const pickup = requiredInstant('pickup_datetime', question.pickupAt, timeZone);
  const back =
    question.returnAt === null ? null : requiredInstant('return_datetime', question.returnAt, timeZone);
  if (back && back < pickup) throw fieldError('return_datetime', 'validation.return_before_pickup');
  const period = occupiedPeriod({
    pickup,
    seconds,
    ...(back && { return: { pickup: back, seconds } }),
    turnaroundSeconds: deps.config.turnaroundMinutes * 60,
  });
  return isSlotFree(deps.db, { vehicleId, period }, { customerId, now: deps.clock.now() });
}

function requiredInstant(field: string, local: string, timeZone: string): Date {
  const instant = instantAt(local, timeZone);
  if (!instant) throw fieldError(field, 'validation.local_time_gap');
  return instant;
}
