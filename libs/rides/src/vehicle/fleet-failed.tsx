import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';

/** Says that the vehicles below are built in, and why, with a retry. */
export function FleetFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Banner tone="warn" title={title} retryLabel={t('actions.retry')} onRetry={onRetry}>
      {t('state.fallbackData')}
    </Banner>
  );
}
