import { type CancellationPolicy, hour } from './cancellation.ts';

export interface RefundStep {
  /** The step applies up to and including this instant. */
  readonly until: Date;
  readonly cents: number;
  /** How the customer can cancel then: online, through an operator, or not at all. */
  readonly channel: 'self_service' | 'operator' | 'none';
}

/** The refund over time, from now to the pickup: the steps of the drawn refund line. */
export function refundSchedule(policy: CancellationPolicy, total: number, pickup: Date): RefundStep[] {
  const step = (hours: number, channel: RefundStep['channel'], refundShare: number): RefundStep => ({
    until: new Date(pickup.getTime() - hours * hour),
    cents: Math.round(total * refundShare),
    channel,
  });
  const steps = [
    step(policy.selfServiceHours, 'self_service', 1),
    step(policy.fullRefundHours, 'operator', 1),
    step(policy.partialRefundHours, 'operator', policy.partialRefundShare),
    step(0, 'none', 0),
  ];
  return steps.filter(({ until }, index) => {
    const before = steps[index - 1];
    return !before || until > before.until;
  });
}

export type RefundPeriod = Pick<RefundStep, 'cents' | 'channel'> & {
  /** The start of the period; null for now. */
  readonly from: Date | null;
  /** The share of the whole amount, 0 to 1. */
  readonly share: number;
};

/** The periods of a schedule that are not over at `now`, the current one first. */
export function refundPeriods(schedule: readonly RefundStep[], now: Date): RefundPeriod[] {
  const whole = schedule[0]?.cents ?? 0;
  const ahead = schedule.filter(({ until }) => until >= now);
  return ahead.map(({ cents, channel }, index) => ({
    cents,
    channel,
    from: ahead[index - 1]?.until ?? null,
    share: whole === 0 ? 0 : cents / whole,
  }));
}
