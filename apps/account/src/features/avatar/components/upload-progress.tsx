import { useTranslation } from 'react-i18next';
import * as styles from './crop-dialog.module.css';

/** The progress of the upload, as text and line. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('account');
  const percent = Math.round(share * 100);
  return (
    <label className={styles.progress}>
      {t('avatar.sending', { percent })}
      <progress max={100} value={percent} />
    </label>
  );
}
