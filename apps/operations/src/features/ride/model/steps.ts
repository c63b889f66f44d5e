import type { Reservation } from '@livree/contracts';

export const steps = ['confirm', 'start', 'complete', 'noShow'] as const;
export type Step = (typeof steps)[number];

/** The status from which a step goes on. */
const from: Readonly<Record<Step, string>> = {
  confirm: 'pending',
  start: 'confirmed',
  complete: 'in_progress',
  noShow: 'confirmed',
};

type Ride = Pick<Reservation, 'status'>;

/** Whether a step is possible now. @param pickup when the ride begins */
export const isPossible = (step: Step, { status }: Ride, pickup: Date, now: Date): boolean =>
  status === from[step] && (step !== 'noShow' || now >= pickup);

/** Whether the customer may still be cancelled for. */
export const isCancellable = ({ status }: Ride): boolean => status === 'pending' || status === 'confirmed';

/** Whether the customer can still be asked to pay. */
export const isPayable = (ride: Pick<Reservation, 'status' | 'paymentStatus'>): boolean =>
  ride.status === 'pending' && (ride.paymentStatus === 'unpaid' || ride.paymentStatus === 'pending');
