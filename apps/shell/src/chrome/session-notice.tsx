import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './session-notice.module.css';

/** Offers to stay signed in before an idle session ends. It takes no focus and loses no data. */
export function SessionNotice() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { session, toasts } = useShell();
  const [isStaying, setStaying] = useState(false);
  const stay = (): void => {
    setStaying(true);
    session
      .refresh()
      .catch(() => toasts.show('error', common('errors.network')))
      .finally(() => setStaying(false));
  };
  return (
    <Banner
      tone="warn"
      className={styles.notice}
      title={t('sessionEnd.title')}
      actions={
        <Button loading={isStaying} onClick={stay}>
          {t('sessionEnd.stay')}
        </Button>
      }
    >
      {t('sessionEnd.message')}
    </Banner>
  );
}
