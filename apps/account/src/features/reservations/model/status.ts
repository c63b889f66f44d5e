import { isOneOf, reservationStatuses, type Reservation, type ReservationStatus } from '@livree/contracts';
import type { StatusTone } from '@livree/design-system/display';
import { parseWallClock } from '@livree/i18n';

const tones: Readonly<Record<ReservationStatus, StatusTone>> = {
  pending: 'waiting',
  confirmed: 'ok',
  in_progress: 'ok',
  completed: 'ended',
  cancelled: 'cancelled',
};

/** The tone of a status; grey for a status that only a newer server knows. */
export function statusTone(status: string): StatusTone {
  return isOneOf(reservationStatuses, status) ? tones[status] : 'ended';
}

/** The key of the common text for a status. */
export const statusText = (status: string) =>
  `reservationStatus.${isOneOf(reservationStatuses, status) ? status : 'unknown'}` as const;

export const isOver = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

export type Mark = 'cancellable' | 'tooLate' | 'refunded' | 'partiallyRefunded';

/** The note of a card beside its status: whether it can be cancelled, or the refund. */
export function getMark({ status, canCancel, paymentStatus }: Reservation): Mark | undefined {
  if (status === 'pending' || status === 'confirmed') return canCancel ? 'cancellable' : 'tooLate';
  if (status !== 'cancelled') return undefined;
  if (paymentStatus === 'refunded') return 'refunded';
  return paymentStatus === 'partially_refunded' ? 'partiallyRefunded' : undefined;
}

/** The key of the text that leads to a cancellation, online or by phone; none once the pickup is past. */
export function getCancelText(reservation: Reservation, now: Date) {
  const pickup = parseWallClock(reservation.pickupAt, reservation.timezone);
  if (pickup && pickup <= now) return undefined;
  const mark = getMark(reservation);
  if (mark === 'cancellable') return 'reservations.cancel';
  return mark === 'tooLate' ? 'reservations.cancelByPhone' : undefined;
}

/** Whether the customer can still pay it: pending, unpaid, with its vehicle still held. */
export function isPayable({ status, paymentStatus, holdExpiresAt }: Reservation, now: Date): boolean {
  if (status !== 'pending' || !['unpaid', 'pending'].includes(paymentStatus)) return false;
  return holdExpiresAt === null || new Date(holdExpiresAt) > now;
}

/** The number of reservations per status. */
export function countByStatus(reservations: readonly Pick<Reservation, 'status'>[]) {
  const having = (status: ReservationStatus) => reservations.filter((one) => one.status === status).length;
  return {
    pending: having('pending'),
    confirmed: having('confirmed'),
    completed: having('completed'),
    cancelled: having('cancelled'),
  };
}
