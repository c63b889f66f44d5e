import type { Quote } from '@livree/contracts';
import { formatterFor, instantOf } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { selfServiceDeadline } from '@livree/pricing';
import { pickupAt, type TripDraft } from '../../../trip/trip.ts';
import * as styles from './note.module.css';

/** Until when cancelling is free: the time, once the pickup is known. */
export function CancellationNote({ trip, quote }: { trip: TripDraft; quote: Quote | undefined }) {
  const { t, language } = useMessages('booking');
  const { config } = useShell();
  const policy = config.cancellationPolicy;
  const timeZone = quote?.timezone ?? config.timezone;
  const pickup = instantOf(pickupAt(trip) ?? '', timeZone);
  if (pickup === null)
    return <p className={styles.note}>{t('summary.cancellation', { count: policy.selfServiceHours })}</p>;
  const until = formatterFor(language, { timeZone }).dateTime(selfServiceDeadline(policy, pickup), 'compact');
  return <p className={styles.note}>{t('summary.cancellationUntil', { until })}</p>;
}
