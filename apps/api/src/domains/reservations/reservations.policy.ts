import { type CancellationPolicy, type CancelledBy, refundDue, selfServiceDeadline } from '@livree/pricing';
import type { ReservationStatus } from '@livree/contracts';

export type CancellationState = {
  readonly status: ReservationStatus;
  readonly pickupAt: Date;
  readonly paidCents: number;
  readonly policy: CancellationPolicy;
};

export type CancellationVerdict = {
  readonly verdict: 'allowed' | 'too_late' | 'not_cancellable';
  /** What comes back: at once when allowed, otherwise when an operator cancels on the phone. */
  readonly refundCents: number;
  readonly deadline: Date;
};

/** Whether a ride may be cancelled now, and what would be given back. */
export function cancellationVerdict(
  state: CancellationState,
  now: Date,
  by: CancelledBy = 'customer',
): CancellationVerdict {
  const deadline = selfServiceDeadline(state.policy, state.pickupAt);
  if (state.status !== 'pending' && state.status !== 'confirmed') {
    return { verdict: 'not_cancellable', refundCents: 0, deadline };
  }
  const due = refundDue(state.policy, state.paidCents, state.pickupAt, now, by);
  return { verdict: due.allowed ? 'allowed' : 'too_late', refundCents: due.cents, deadline };
}
