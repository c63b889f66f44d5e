export const hour = 3_600_000;

/** Hours are counted back from the pickup; a step applies from its hour, inclusive, until the next. */
export interface CancellationPolicy {
  readonly version: string;
  /** Customers can cancel by themselves, with a full refund, until this many hours before. */
  readonly selfServiceHours: number;
  /** An operator's cancellation refunds everything until this many hours before. */
  readonly fullRefundHours: number;
  /** ... and `partialRefundShare` (0 to 1) until this many; nothing after. */
  readonly partialRefundHours: number;
  readonly partialRefundShare: number;
}

type PolicyNumbers = Omit<CancellationPolicy, 'version'>;

/** A policy whose version contains its numbers: `48-24-2-50`. */
export function createCancellationPolicy(numbers: PolicyNumbers): CancellationPolicy {
  const { selfServiceHours, fullRefundHours, partialRefundHours, partialRefundShare } = numbers;
  const percent = Math.round(partialRefundShare * 100);
  return {
    ...numbers,
    version: [selfServiceHours, fullRefundHours, partialRefundHours, percent].join('-'),
  };
}

/** The policy in a version; undefined for an invalid text. */
export function parsePolicyVersion(version: string): CancellationPolicy | undefined {
  const numbers = /^(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(version)?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const [selfServiceHours = 0, fullRefundHours = 0, partialRefundHours = 0, percent = 0] = numbers;
  const partialRefundShare = percent / 100;
  return { version, selfServiceHours, fullRefundHours, partialRefundHours, partialRefundShare };
}

export const defaultCancellationPolicy = createCancellationPolicy({
  selfServiceHours: 48,
  fullRefundHours: 24,
  partialRefundHours: 2,
  partialRefundShare: 0.5,
});

export type CancelledBy = 'customer' | 'operator' | 'no_show';

export interface RefundDue {
  /** False if it is too late for the customer to cancel: `cents` is then an operator's refund. */
  readonly allowed: boolean;
  readonly cents: number;
}

function share(policy: CancellationPolicy, hoursLeft: number): number {
  if (hoursLeft >= Math.min(policy.fullRefundHours, policy.selfServiceHours)) return 1;
  return hoursLeft >= policy.partialRefundHours ? policy.partialRefundShare : 0;
}

/** The refund of `total` cents if a ride is cancelled at `now`. Half cents are rounded in the customer's favour. */
export function refundDue(
  policy: CancellationPolicy,
  total: number,
  pickup: Date,
  now: Date,
  by: CancelledBy,
): RefundDue {
  if (by === 'no_show') return { allowed: true, cents: 0 };
  const hoursLeft = (pickup.getTime() - now.getTime()) / hour;
  return {
    allowed: by === 'operator' || hoursLeft >= policy.selfServiceHours,
    cents: Math.round(total * share(policy, hoursLeft)),
  };
}

/** The last instant at which customers can cancel by themselves. */
export function selfServiceDeadline(policy: CancellationPolicy, pickup: Date): Date {
  return new Date(pickup.getTime() - policy.selfServiceHours * hour);
}
