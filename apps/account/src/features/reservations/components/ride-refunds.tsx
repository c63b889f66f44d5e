import { isOneOf, type Reservation } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { refundPeriods, type RefundStep } from '@livree/pricing';
import { RefundLine } from '@livree/rides/fare';

/** What a cancellation gives back, from now to the pickup, as the server says it; nothing where nothing comes back. */
export function RideRefunds({ reservation }: { reservation: Reservation }) {
  const { t, language } = useMessages('account');
  const { clock } = useShell();
  const format = formatterFor(language, { timeZone: reservation.timezone });
  const periods = refundPeriods(scheduleOf(reservation), clock.now());
  if (periods.length === 0) return null;
  const steps = periods.map(({ cents, channel, from, share }) => ({
    amount: format.money(cents),
    note: channel === 'none' ? undefined : t(`refunds.${channel}`),
    share,
    from:
      from === null ? (
        t('refunds.now')
      ) : (
        <Moment day={format.date(from, 'compact')} time={format.time(from)} />
      ),
  }));
  return <RefundLine title={t('refunds.title')} steps={steps} />;
}

const channels = ['self_service', 'operator', 'none'] as const;

/** A way of cancelling that only a newer server knows is by telephone here. */
const scheduleOf = ({ refundSchedule = [] }: Reservation): RefundStep[] =>
  refundSchedule.map(({ until, amount, channel }) => ({
    until: new Date(until),
    cents: amount.cents,
    channel: isOneOf(channels, channel) ? channel : 'operator',
  }));

const Moment = ({ day, time }: { day: string; time: string }) => (
  <>
    {day}
    <br />
    {time}
  </>
);
