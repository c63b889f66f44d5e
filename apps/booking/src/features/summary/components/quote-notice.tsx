import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import type { QuoteState } from '../../../quotes/use-quote.ts';
import * as styles from './note.module.css';

/** Notices about the price: that it is missing, what it holds, or that the distance is estimated. */
export function QuoteNotice({ quote: { quote, isUpdating, error, renew } }: { quote: QuoteState }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  if (error !== null && !isUpdating)
    return (
      <Banner tone="warn" retryLabel={common('actions.retry')} onRetry={() => void renew()}>
        {error.message || t('quote.failed')}
      </Banner>
    );
  if (quote === undefined) return null;
  const { hire, freeWaiting } = quote;
  return (
    <>
      {hire ? (
        <p className={styles.note}>{t('summary.hire', { hours: hire.hours, km: hire.includedKm })}</p>
      ) : null}
      {freeWaiting ? (
        <p className={styles.note}>{t('summary.waiting', { count: freeWaiting.minutes })}</p>
      ) : null}
      {quote.route?.isEstimate ? <p className={styles.note}>{t('quote.estimatedDistance')}</p> : null}
    </>
  );
}
