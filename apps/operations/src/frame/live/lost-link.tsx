import { useTranslation } from 'react-i18next';
import * as styles from './lost-link.module.css';
import { useLive } from './use-live.ts';

/** Says quietly that changes are no longer heard as they happen, once that lasts. */
export function LostLink() {
  const { t } = useTranslation('operations');
  const { isLost } = useLive();
  return (
    <p role="status" className={styles.lost}>
      {isLost && t('frame.lost')}
    </p>
  );
}
