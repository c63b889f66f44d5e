import type { Reservation } from '@livree/contracts';

/** Whether a ride was paid on this site; what was paid elsewhere is settled there. */
export const isPaid = ({ paymentStatus }: Pick<Reservation, 'paymentStatus'>): boolean =>
  !['unpaid', 'pending', 'paid_elsewhere'].includes(paymentStatus);
