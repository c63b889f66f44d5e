import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { isSlotFree } from '../holds.repository.ts';
import { ridePeriod } from '../model/ride-period.ts';
import { rideTimes } from '../model/ride-times.ts';

export interface AvailabilityQuestion {
  readonly vehicleId: number;
  readonly pickupAt: string;
  readonly returnAt: string | null;
  readonly pickupAddress: string | null;
  /** The duration of one drive, 0 if unknown. */
  readonly durationSeconds: number;
  /** The customer whose own hold does not count; null for a visitor. */
  readonly customerId: number | null;
}

/** @throws AppError `fleet.vehicle_not_found`, or 422 for a time that does not exist */
export async function isAvailable(deps: Deps, question: AvailabilityQuestion): Promise<boolean> {
  const { vehicleId, pickupAddress, customerId, durationSeconds: seconds } = question;
  if (!(await vehicleById(deps.db, vehicleId))) throw new AppError('fleet.vehicle_not_found');
  const times = rideTimes({ ...question, timeZone: await findTimeZone(deps, pickupAddress) });
  const ride = { ...times, outbound: { seconds }, back: null };
  const period = ridePeriod(ride, deps.config.turnaroundMinutes);
  return isSlotFree(deps.db, { vehicleId, period }, { customerId, now: deps.clock.now() });
}

/** The zone of the pickup place; the operator's if it is unknown. */
async function findTimeZone({ maps, config }: Deps, address: string | null): Promise<string> {
  if (!address) return config.timeZone;
  const place = await maps.places.locate(address, config.servedCountries).catch(() => null);
  return place?.timeZone ?? config.timeZone;
}
