import type { Quote } from '@livree/contracts';
import { formatterFor, parseWallClock } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { selfServiceDeadline } from '@livree/pricing';
import { useTranslation } from 'react-i18next';
import { pickupAt, type TripDraft } from '../../../trip/trip.ts';
import * as styles from './note.module.css';

/** Until when cancelling is free: the time, once the pickup is known; after that time, that only a call cancels. */
export function CancellationNote({ trip, quote }: { trip: TripDraft; quote: Quote | undefined }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { clock, config } = useShell();
  const policy = config.cancellationPolicy;
  const timeZone = quote?.timezone ?? config.timezone;
  const pickup = parseWallClock(pickupAt(trip) ?? '', timeZone);
  const count = policy.selfServiceHours;
  if (pickup === null) return <p className={styles.note}>{t('summary.cancellation', { count })}</p>;
  const deadline = selfServiceDeadline(policy, pickup);
  if (deadline <= clock.now())
    return <p className={styles.note}>{t('summary.cancellationByPhone', { count })}</p>;
  const until = formatterFor(language, { timeZone }).dateTime(deadline, 'compact');
  return <p className={styles.note}>{t('summary.cancellationUntil', { until })}</p>;
}
