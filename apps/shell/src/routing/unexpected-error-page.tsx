import { Button } from '@livree/design-system/actions';
import { cx } from '@livree/design-system/cx';
import { phoneLink } from '@livree/i18n';
import { paths, useAddress, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './message-page.module.css';

/** The last resort when the shell itself fails: without header and footer, with links that load a new document. */
export function UnexpectedErrorPage() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { name, phone } = useShell().config.brand;
  return (
    <main className={cx(styles.page, styles.whole)}>
      <a href={useAddress(paths.home())} className={styles.brand}>
        {name}
      </a>
      <div aria-hidden className={styles.way} />
      <h1>Unexpected Application Error!</h1>
      <p>{t('unexpected.message')}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{t('unexpected.reload')}</Button>
        <Button variant="secondary" href={phoneLink(phone)}>
          {common('actions.call', { phone })}
        </Button>
      </div>
    </main>
  );
}
