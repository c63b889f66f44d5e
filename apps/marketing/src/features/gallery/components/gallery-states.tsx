import { EmptyState, ErrorState } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import * as styles from './gallery-states.module.css';

interface StateProps {
  level: 2 | 3;
}

/** The pictures could not be loaded. */
export function GalleryFailed({ level, onRetry }: StateProps & { onRetry: () => void }) {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  return (
    <ErrorState
      level={level}
      className={styles.state}
      title={common('errors.loading')}
      retryLabel={common('actions.retry')}
      onRetry={onRetry}
    >
      {t('gallery.failed')}
    </ErrorState>
  );
}

/** There are no pictures yet. */
export function GalleryEmpty({ level }: StateProps) {
  const { t } = useTranslation('marketing');
  return <EmptyState level={level} className={styles.state} title={t('gallery.empty')} />;
}
