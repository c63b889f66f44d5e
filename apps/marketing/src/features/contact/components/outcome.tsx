import { promises } from '@livree/contracts';
import { Banner } from '@livree/design-system/feedback';
import type { Notice } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import * as styles from './contact-form.module.css';

/** The result of a message that was sent, or should have been; a fault of a field stands beside it alone. */
export function Outcome({ notice }: { notice: Notice | undefined }) {
  const { t } = useTranslation('marketing');
  if (notice === undefined || notice.isLocal) return null;
  if (notice.tone === 'ok')
    return (
      <Banner tone="ok" title={notice.text} className={styles.wide}>
        {t('contact.form.copy', { hours: promises.answerHours })}
      </Banner>
    );
  return (
    <Banner tone="error" title={t('contact.form.failed')} className={styles.wide}>
      {notice.text}
    </Banner>
  );
}
