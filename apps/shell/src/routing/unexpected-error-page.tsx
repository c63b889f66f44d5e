import { Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import * as styles from './message-page.module.css';

/** The last screen, when the shell itself has failed. */
export function UnexpectedErrorPage() {
  const { t } = useMessages('shell');
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p>{t('unexpected.message')}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{t('unexpected.reload')}</Button>
      </div>
    </main>
  );
}
