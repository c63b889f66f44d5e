import {
  type CancellationPolicy,
  type CancelledBy,
  refundDue,
  refundSchedule,
  type RefundStep,
  selfServiceDeadline,
} from '@livree/pricing';
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

const isCancellable = ({ status }: CancellationState): boolean =>
  status === 'pending' || status === 'confirmed';

/** What `cancellationVerdict` gives back at each moment; nothing where there is nothing to give. */
export function refundsAhead(state: CancellationState): RefundStep[] {
  const { policy, paidCents, pickupAt } = state;
  return isCancellable(state) && paidCents > 0 ? refundSchedule(policy, paidCents, pickupAt) : [];
}

/** Whether a ride may be cancelled now, and what would be given back. */
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
