import type { ReservationStatus } from '@livree/contracts';
import {
  type CancellationPolicy,
  type CancelledBy,
  refundDue,
  refundSchedule,
  type RefundStep,
  selfServiceDeadline,
} from '@livree/pricing';

export interface CancellationState {
  readonly status: ReservationStatus;
  readonly pickupAt: Date;
  readonly paidCents: number;
  readonly policy: CancellationPolicy;
}

export interface CancellationVerdict {
  readonly verdict: 'allowed' | 'too_late' | 'not_cancellable';
  /** The refund: now if allowed, otherwise if an operator cancels by phone. */
  readonly refundCents: number;
  readonly deadline: Date;
}

const isCancellable = ({ status }: CancellationState): boolean =>
  status === 'pending' || status === 'confirmed';

/** The refunds of `cancellationVerdict` over time; empty if there is nothing to refund. */
export function refundsAhead(state: CancellationState): RefundStep[] {
  const { policy, paidCents, pickupAt } = state;
  return isCancellable(state) && paidCents > 0 ? refundSchedule(policy, paidCents, pickupAt) : [];
}

/** Whether a ride can be cancelled now, and the refund. */
export function cancellationVerdict(
  state: CancellationState,
  now: Date,
  by: CancelledBy = 'customer',
): CancellationVerdict {
  const deadline = selfServiceDeadline(state.policy, state.pickupAt);
  if (!isCancellable(state)) {
    return { verdict: 'not_cancellable', refundCents: 0, deadline };
  }
  const due = refundDue(state.policy, state.paidCents, state.pickupAt, now, by);
  return { verdict: due.allowed ? 'allowed' : 'too_late', refundCents: due.cents, deadline };
}
