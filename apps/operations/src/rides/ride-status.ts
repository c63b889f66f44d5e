import { isOneOf, reservationStatuses, type ReservationStatus } from '@livree/contracts';
import type { StatusTone } from '@livree/design-system/display';

const tones: Readonly<Record<ReservationStatus, StatusTone>> = {
  pending: 'waiting',
  confirmed: 'ok',
  in_progress: 'ok',
  completed: 'ended',
  cancelled: 'cancelled',
};

/** The tone of a ride's status; grey for a status that only a newer server knows. */
export const rideTone = (status: string): StatusTone =>
  isOneOf(reservationStatuses, status) ? tones[status] : 'ended';

/** The key of the common text for a status. */
export const rideStatusText = (status: string) =>
  `reservationStatus.${isOneOf(reservationStatuses, status) ? status : 'unknown'}` as const;
