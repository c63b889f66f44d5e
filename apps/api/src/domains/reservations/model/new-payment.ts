import type { Reservation } from '../reservations.repository.ts';
import type { PaymentChoice } from './payment-choice.ts';

/** The payment of a reservation's whole price, as `openPayment` takes it. @param attempt 1 for its first payment */
export const toNewPayment = (reservation: Reservation, choice: PaymentChoice, attempt: number) => ({
  reservationId: reservation.id,
  customerId: reservation.customer_id,
  amountCents: reservation.total_cents,
  language: reservation.language,
  ...choice,
  attempt,
});
