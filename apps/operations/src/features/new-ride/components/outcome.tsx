import { ApiError, errorText } from '@livree/api-client';
import type { Quote } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { FareLines, fareText } from '@livree/rides/fare';
import { useTranslation } from 'react-i18next';
import * as styles from './new-ride.module.css';

interface OutcomeProps {
  readonly quote: Quote | undefined;
  readonly error: Error | null;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** The price of the ride, or why there is none yet. */
export function Outcome({ quote, error, isAsking, onRetry }: OutcomeProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = formatterFor(useLanguage());
  const isOfField = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;
  const fare = quote && fareText({ lines: quote.lines, total: quote.totalPrice.cents }, common, format);
  return (
    <div aria-live="polite">
      {isAsking && <p className={styles.told}>{t('move.asking')}</p>}
      {!isAsking && !quote && !error && <p className={styles.told}>{t('newRide.noPrice')}</p>}
      {error && !isOfField && (
        <Banner tone="error">
          {errorText(error, common, t('frame.failed'))}{' '}
          <TextLink onClick={onRetry}>{t('move.retry')}</TextLink>
        </Banner>
      )}
      {fare && <FareLines lines={fare.lines} total={fare.total} />}
    </div>
  );
}
