import { Banner } from '@livree/design-system/feedback';
import { findPlaces } from '@livree/rides/arrivals';
import { useTranslation } from 'react-i18next';
import { findUnpriced } from '../../../quotes/quote-faults.ts';
import type { QuoteState } from '../../../quotes/use-quote.ts';
import { isReturnOpen, type TripDraft } from '../../../trip/trip.ts';
import * as styles from './note.module.css';

interface QuoteNoticeProps {
  quote: QuoteState;
  trip: TripDraft;
}

/** Notices about the price: that it is missing, what it holds, or what in it is estimated. */
export function QuoteNotice({ quote: { quote, isUpdating, error, renew }, trip }: QuoteNoticeProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  if (error !== null && !isUpdating) {
    const retry = { retryLabel: common('actions.retry'), onRetry: () => void renew() };
    const [unpriced] = findUnpriced(error);
    return (
      <Banner tone="warn" {...(unpriced === undefined && retry)}>
        {unpriced?.message || error.message || t('quote.failed')}
      </Banner>
    );
  }
  if (quote === undefined) return null;
  const { hire, freeWaiting } = quote;
  const isFollowed =
    findPlaces(quote).place === 'airport' && quote.lines.some(({ code }) => code === 'flight_tracking');
  return (
    <>
      {isReturnOpen(trip) ? <p className={styles.note}>{t('quote.openReturn')}</p> : null}
      {hire ? (
        <p className={styles.note}>{t('summary.hire', { hours: hire.hours, km: hire.includedKm })}</p>
      ) : null}
      {freeWaiting ? (
        <p className={styles.note}>
          {t(isFollowed ? 'summary.waitingLanded' : 'summary.waiting', { count: freeWaiting.minutes })}
        </p>
      ) : null}
      {quote.route?.isEstimate ? <p className={styles.note}>{t('quote.estimatedDistance')}</p> : null}
    </>
  );
}
