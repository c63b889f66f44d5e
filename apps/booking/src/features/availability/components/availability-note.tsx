import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import type { Availability } from '../model/availability.ts';
import * as styles from './availability-note.module.css';

/** Shows whether the vehicle is free; nothing if there is nothing to check. */
export function AvailabilityNote({ availability }: { availability: Availability & { retry: () => void } }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  switch (availability.status) {
    case 'unavailable':
      return <Banner tone="error">{t('availability.unavailable')}</Banner>;
    case 'failed':
      return (
        <Banner tone="warn" retryLabel={common('actions.retry')} onRetry={availability.retry}>
          {t(`availability.failed.${availability.reason}`)}
        </Banner>
      );
    default:
      return (
        <output className={availability.status === 'available' ? styles.available : styles.checking}>
          {availability.status === 'unasked' ? null : t(`availability.${availability.status}`)}
        </output>
      );
  }
}
