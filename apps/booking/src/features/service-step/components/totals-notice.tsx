import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { readQuoteFaults } from '../../../quotes/quote-faults.ts';

interface TotalsNoticeProps {
  error: Error | null;
  onRetry: () => void;
}

/** Why the cards do not show the price of the journey: what is wrong with it, or that it could not be calculated. */
export function TotalsNotice({ error, onRetry }: TotalsNoticeProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  if (error === null) return null;
  const [fault] = readQuoteFaults(error).values();
  if (fault !== undefined) return <Banner tone="warn">{fault}</Banner>;
  return (
    <Banner tone="warn" retryLabel={common('actions.retry')} onRetry={onRetry}>
      {t('vehicle.totalsFailed')}
    </Banner>
  );
}
