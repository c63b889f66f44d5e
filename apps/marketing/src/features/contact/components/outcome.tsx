import { promises } from '@livree/contracts';
import { Banner } from '@livree/design-system/feedback';
import type { Notice } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import * as styles from './contact-form.module.css';

/** The pressed button is far below. */
const bringIntoView = (outcome: HTMLElement | null): void => outcome?.scrollIntoView({ block: 'nearest' });

/** The result of a message that was sent, or should have been; a fault of a field stands beside it alone. */
export function Outcome({ notice }: { notice: Notice | undefined }) {
  const { t } = useTranslation('marketing');
  if (notice === undefined || notice.isLocal) return null;
  return (
    <div ref={bringIntoView} className={styles.wide}>
      {notice.tone === 'ok' ? (
        <Banner tone="ok" title={notice.text}>
          {t('contact.form.copy', { hours: promises.answerHours })}
        </Banner>
      ) : (
        <Banner tone="error" title={t('contact.form.failed')}>
          {notice.text}
        </Banner>
      )}
    </div>
  );
}
