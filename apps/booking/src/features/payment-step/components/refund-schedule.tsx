import { formatterFor, parseWallClock } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { refundSchedule } from '@livree/pricing';
import { RefundLine, refundSteps, type SaidStep } from '@livree/rides/fare';
import { useTranslation } from 'react-i18next';

interface RefundScheduleProps {
  totalCents: number;
  /** Wall-clock time at the pickup place. */
  pickupAt: string;
  timeZone: string;
  className?: string | undefined;
}

/** The refunds of a cancellation, drawn beside the pay button. */
export function RefundSchedule({ totalCents, pickupAt, timeZone, className }: RefundScheduleProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { config, clock } = useShell();
  const pickup = parseWallClock(pickupAt, timeZone);
  if (pickup === null) return null;
  const schedule = refundSchedule(config.cancellationPolicy, totalCents, pickup);
  const words = {
    say: (step: SaidStep) => t(`refund.${step}`),
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
