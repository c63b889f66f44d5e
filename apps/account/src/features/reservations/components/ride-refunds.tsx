import { isOneOf, type Reservation } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import type { RefundStep } from '@livree/pricing';
import { RefundLine, refundSteps } from '@livree/rides/fare';

/** The refunds of a cancellation, from now to the pickup, from the server; nothing if there are none. */
export function RideRefunds({ reservation }: { reservation: Reservation }) {
  const { t, language } = useMessages('account');
  const { clock } = useShell();
  const words = {
    t: (key: string) => t(`refunds.${key}`),
    format: formatterFor(language, { timeZone: reservation.timezone }),
  };
  const steps = refundSteps(scheduleOf(reservation), clock.now(), words);
  return steps.length === 0 ? null : <RefundLine title={t('refunds.title')} steps={steps} />;
}

const channels = ['self_service', 'operator', 'none'] as const;

/** A cancellation channel that only a newer server knows counts as telephone. */
const scheduleOf = ({ refundSchedule = [] }: Reservation): RefundStep[] =>
  refundSchedule.map(({ until, amount, channel }) => ({
    until: new Date(until),
    cents: amount.cents,
    channel: isOneOf(channels, channel) ? channel : 'operator',
  }));
