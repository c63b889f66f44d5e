import { formatterFor, instantOf } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { refundPeriods, refundSchedule } from '@livree/pricing';
import { RefundLine } from '@livree/rides/fare';

interface RefundScheduleProps {
  totalCents: number;
  /** Wall-clock time at the pickup place. */
  pickupAt: string;
  timeZone: string;
  className?: string | undefined;
}

/** What a cancellation gives back, drawn beside the pay button. */
export function RefundSchedule({ totalCents, pickupAt, timeZone, className }: RefundScheduleProps) {
  const { t, language } = useMessages('booking');
  const { config, clock } = useShell();
  const pickup = instantOf(pickupAt, timeZone);
  if (pickup === null) return null;
  const format = formatterFor(language, { timeZone });
  const schedule = refundSchedule(config.cancellationPolicy, totalCents, pickup);
  const periods = refundPeriods(schedule, clock.now());
  const steps = periods.map(({ cents, channel, from, share }) => ({
    amount: format.money(cents),
    note: channel === 'none' ? undefined : t(`refund.${channel}`),
    share,
    from:
      from === null ? (
        t('refund.now')
      ) : (
        <Moment day={format.date(from, 'compact')} time={format.time(from)} />
      ),
  }));
  return <RefundLine title={t('refund.title')} level={2} steps={steps} className={className} />;
}

const Moment = ({ day, time }: { day: string; time: string }) => (
  <>
    {day}
    <br />
    {time}
  </>
);
