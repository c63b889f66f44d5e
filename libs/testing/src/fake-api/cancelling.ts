import { euros, type Eligibility, type Language, type Money, type Reservation } from '@livree/contracts';
import { formatterFor, parseWallClock, spacedPhone } from '@livree/i18n';
import { errorText } from '@livree/i18n/error-texts';
import { refundDue, selfServiceDeadline } from '@livree/pricing';
import { change, reservationById } from './booking.ts';
import type { FakeCall } from './handler.ts';
import { listTransactions } from './paying.ts';
import { FakeRefusal } from './refusal.ts';

const hourMs = 3_600_000;

/** What the text for a customer out of time needs. */
const tooLate = ({ language, state: { config } }: FakeCall, refundCents: number) => ({
  hours: config.cancellationPolicy.selfServiceHours,
  phone: spacedPhone(config.brand.phone),
  amount: formatterFor(language).money(refundCents),
});

/** What cancelling now would do, in the caller's language. */
export function checkEligibility(call: FakeCall, reservation: Reservation): Eligibility {
  const { language } = call;
  const { cancellationPolicy: policy, brand } = call.state.config;
  const format = formatterFor(language, { timeZone: reservation.timezone });
  const pickup = parseWallClock(reservation.pickupAt, reservation.timezone) ?? call.now;
  const due = refundDue(policy, reservation.totalPrice.cents, pickup, call.now, 'customer');
  const deadline = selfServiceDeadline(policy, pickup);
  const open = reservation.status === 'pending' || reservation.status === 'confirmed';
  return {
    canCancel: open && due.allowed,
    message: due.allowed
      ? errorText(language, 'reservations.can_cancel')
      : errorText(language, 'reservations.too_late_to_cancel', tooLate(call, due.cents)),
    pickupFormatted: format.dateTime(pickup, 'weekday'),
    deadlineFormatted: format.dateTime(deadline, 'weekday'),
    hoursUntilDeadline: Math.max(0, Math.floor((deadline.getTime() - call.now.getTime()) / hourMs)),
    timeUntilDeadline: timeLeft(deadline.getTime() - call.now.getTime(), language),
    cancellationRule: errorText(language, 'reservations.cancellation_rule', {
      hours: policy.selfServiceHours,
    }),
    refundAmount: euros(open ? due.cents : 0),
    phone: brand.phone,
  };
}

function timeLeft(milliseconds: number, language: Language): string {
  if (milliseconds <= 0) return errorText(language, 'reservations.deadline_passed');
  const hours = Math.floor(milliseconds / hourMs);
  if (hours < 24) return formatterFor(language).duration(milliseconds / 1000);
  return errorText(language, 'reservations.time_left', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** Cancels and refunds, or refuses as the API does. */
export function cancelRide(
  call: FakeCall,
  id: number,
  {
    reason,
    seenRefund,
  }: { readonly reason?: string | null | undefined; readonly seenRefund?: Money | undefined },
): Reservation {
  const reservation = reservationById(call, id);
  const { canCancel, refundAmount } = checkEligibility(call, reservation);
  if (!canCancel) throw new FakeRefusal('reservations.too_late_to_cancel', tooLate(call, refundAmount.cents));
  if (seenRefund && seenRefund.cents !== refundAmount.cents) throw new FakeRefusal('operations.overtaken');
  const [payment] = listTransactions(call, reservation);
  if (payment !== undefined) {
    const refundId = payment.id + 1000;
    call.state.transactions.unshift({
      ...payment,
      id: refundId,
      transactionId: `TXN-${String(refundId).padStart(6, '0')}`,
      type: 'refund',
      amount: refundAmount,
      refundable: euros(0),
      parentId: payment.id,
      createdAt: call.now.toISOString(),
    });
  }
  return change(call, reservation, {
    status: 'cancelled',
    paymentStatus: payment === undefined ? reservation.paymentStatus : 'refunded',
    canCancel: false,
    cancellationReason: reason ?? null,
    refundSchedule: [],
    refunds: payment === undefined ? [] : [buildRefund(refundAmount, call.now)],
  });
}

function buildRefund(amount: Reservation['totalPrice'], now: Date): Reservation['refunds'][number] {
  return { amount, status: 'completed', decision: null, createdAt: now.toISOString() };
}
