import { cityKey } from '@livree/pricing';
import type { Config } from '../../../config.ts';

const minute = 60_000;
/** Times can be chosen in steps of five minutes. */
const step = 5 * minute;

export interface PickupPoint {
  readonly town: string | null;
  readonly vehicleId: number;
}

/** The longer of the notices of town and vehicle, otherwise the general one. */
export function findNoticeMinutes(
  { notice }: Pick<Config, 'notice'>,
  { town, vehicleId }: PickupPoint,
): number {
  const key = town === null ? null : cityKey(town);
  const ofTown = notice.byTown.filter(({ name }) => cityKey(name) === key);
  const ofVehicle = notice.byVehicle.filter(({ name }) => name === String(vehicleId));
  const applied = [...ofTown, ...ofVehicle].map(({ minutes }) => minutes);
  return applied.length === 0 ? notice.minutes : Math.max(...applied);
}

/** The first pickup that can be booked now with a notice. */
export const findEarliestPickup = (noticeMinutes: number, now: Date): Date =>
  new Date(Math.ceil((now.getTime() + noticeMinutes * minute) / step) * step);
