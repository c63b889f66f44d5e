import type { Reservation } from '@livree/contracts';
import { parseWallClock } from '@livree/i18n';

export const steps = ['confirm', 'start', 'complete', 'noShow'] as const;
export type Step = (typeof steps)[number];

/** The status from which a step goes on. */
const from: Readonly<Record<Step, string>> = {
  confirm: 'pending',
  start: 'confirmed',
  complete: 'in_progress',
  noShow: 'confirmed',
};

type Ride = Pick<Reservation, 'status' | 'pickupAt' | 'timezone'>;

/** Whether a step is possible now: nobody is missed before the hour of the pickup, which is that of its place. */
export function isPossible(step: Step, { status, pickupAt, timezone }: Ride, now: Date): boolean {
  if (status !== from[step]) return false;
  if (step !== 'noShow') return true;
  const pickup = parseWallClock(pickupAt, timezone);
  return pickup !== null && now >= pickup;
}

/** Whether the customer may still be cancelled for. */
export const isCancellable = ({ status }: Pick<Ride, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed';

/** Whether the customer can still be asked to pay. */
export const isPayable = (ride: Pick<Reservation, 'status' | 'paymentStatus'>): boolean =>
  ride.status === 'pending' && (ride.paymentStatus === 'unpaid' || ride.paymentStatus === 'pending');
