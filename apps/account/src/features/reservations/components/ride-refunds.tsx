import { isOneOf, type Reservation } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import type { RefundStep } from '@livree/pricing';
import { RefundLine, refundSteps, type SaidStep } from '@livree/rides/fare';
import { useTranslation } from 'react-i18next';

/** The refunds of a cancellation, from now to the pickup, from the server; nothing if there are none. */
export function RideRefunds({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { clock } = useShell();
  const words = {
    say: (step: SaidStep) => t(`refunds.${step}`),
    format: formatterFor(language, { timeZone: reservation.timezone }),
  };
  const steps = refundSteps(getSchedule(reservation), clock.now(), words);
  return steps.length === 0 ? null : <RefundLine title={t('refunds.title')} steps={steps} />;
}

const channels = ['self_service', 'operator', 'none'] as const;

/** A cancellation channel that only a newer server knows counts as telephone. */
const getSchedule = ({ refundSchedule = [] }: Reservation): RefundStep[] =>
  refundSchedule.map(({ until, amount, channel }) => ({
    until: new Date(until),
    cents: amount.cents,
    channel: isOneOf(channels, channel) ? channel : 'operator',
  }));
