import { Banner } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';

/** Says that the vehicles below are built in, and why, with a retry. */
export function FleetFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useMessages('common');
  return (
    <Banner tone="warn" title={title} retryLabel={t('actions.retry')} onRetry={onRetry}>
      {t('state.fallbackData')}
    </Banner>
  );
}
