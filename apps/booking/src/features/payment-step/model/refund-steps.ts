import type { SiteConfig } from '@livree/contracts';
import { refundSchedule, type RefundStep } from '@livree/pricing';

export interface RefundPeriod extends Pick<RefundStep, 'cents' | 'channel'> {
  /** From when on; null is now. */
  readonly from: Date | null;
  /** Of the whole amount, 0 to 1. */
  readonly share: number;
}

/** What a cancellation gives back from now to the pickup, in the periods that are still to come. */
export function refundPeriods(
  policy: SiteConfig['cancellationPolicy'],
  totalCents: number,
  pickup: Date,
  now: Date,
): RefundPeriod[] {
  const ahead = refundSchedule(policy, totalCents, pickup).filter(({ until }) => until > now);
  return ahead.map(({ cents, channel }, index) => ({
    cents,
    channel,
    from: ahead[index - 1]?.until ?? null,
    share: totalCents === 0 ? 0 : cents / totalCents,
  }));
}
