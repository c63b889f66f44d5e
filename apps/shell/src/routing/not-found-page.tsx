import { buttonClass } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import { useEffect } from 'react';
import * as styles from './message-page.module.css';

/** An address that no remote owns. */
export function NotFoundPage() {
  const { t } = useMessages('shell');
  const title = t('notFound.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <section className={styles.page}>
      <div aria-hidden className={styles.way} />
      <h1>{title}</h1>
      <p>{t('notFound.message')}</p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.home()}>
          {t('notFound.home')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.booking()}>
          {t('notFound.booking')}
        </Link>
      </div>
    </section>
  );
}
