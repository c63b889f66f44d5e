import { formatterFor, instantOf } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { refundSchedule } from '@livree/pricing';
import { RefundLine, refundSteps } from '@livree/rides/fare';

interface RefundScheduleProps {
  totalCents: number;
  /** Wall-clock time at the pickup place. */
  pickupAt: string;
  timeZone: string;
  className?: string | undefined;
}

/** The refunds of a cancellation, drawn beside the pay button. */
export function RefundSchedule({ totalCents, pickupAt, timeZone, className }: RefundScheduleProps) {
  const { t, language } = useMessages('booking');
  const { config, clock } = useShell();
  const pickup = instantOf(pickupAt, timeZone);
  if (pickup === null) return null;
  const schedule = refundSchedule(config.cancellationPolicy, totalCents, pickup);
  const words = {
    t: (key: string) => t(`refund.${key}`),
    format: formatterFor(language, { timeZone }),
  };
  return (
    <RefundLine
      title={t('refund.title')}
      level={2}
      steps={refundSteps(schedule, clock.now(), words)}
      className={className}
    />
  );
}
