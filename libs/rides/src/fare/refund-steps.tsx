import type { Formatter } from '@livree/i18n';
import type { Translate } from '@livree/platform';
import { refundPeriods, type RefundStep } from '@livree/pricing';
import type { RefundLineStep } from './refund-line.tsx';

/**
 * The steps of a `RefundLine` that are not over at `now`.
 * @param t translates `now`, and `self_service` and `operator`: how to cancel in a step
 * @param format formats in the zone of the pickup place
 */
export function refundSteps(
  schedule: readonly RefundStep[],
  now: Date,
  { t, format }: { t: Translate; format: Formatter },
): RefundLineStep[] {
  return refundPeriods(schedule, now).map(({ cents, channel, from, share }) => ({
    amount: format.money(cents),
    note: channel === 'none' ? undefined : t(channel),
    share,
    from: from === null ? t('now') : <Moment day={format.date(from, 'compact')} time={format.time(from)} />,
  }));
}

const Moment = ({ day, time }: { day: string; time: string }) => (
  <>
    {day}
    <br />
    {time}
  </>
);
