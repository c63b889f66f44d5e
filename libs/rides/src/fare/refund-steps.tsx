import type { Formatter } from '@livree/i18n';
import { refundPeriods, type RefundStep } from '@livree/pricing';
import type { RefundLineStep } from './refund-line.tsx';

/** What is said of a step: that it runs already, or how to cancel in it. */
export type SaidStep = 'now' | Exclude<RefundStep['channel'], 'none'>;

/**
 * The steps of a `RefundLine` that are not over at `now`.
 * @param say translates
 * @param format formats in the zone of the pickup place
 */
export function refundSteps(
  schedule: readonly RefundStep[],
  now: Date,
  { say, format }: { say: (step: SaidStep) => string; format: Formatter },
): RefundLineStep[] {
  return refundPeriods(schedule, now).map(({ cents, channel, from, share }) => ({
    amount: format.money(cents),
    note: channel === 'none' ? undefined : say(channel),
    share,
    from: from === null ? say('now') : <Moment day={format.date(from, 'compact')} time={format.time(from)} />,
  }));
}

const Moment = ({ day, time }: { day: string; time: string }) => (
  <>
    {day}
    <br />
    {time}
  </>
);
