import { ProgressLine } from '@livree/design-system/feedback';
import { paths, useSession } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import * as styles from './customer-only.module.css';

/** Shows its page to signed-in customers; others are sent to log in and return afterwards. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (session.status === 'signed-in') return children;
  if (session.status === 'anonymous') {
    return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />;
  }
  return (
    <div className={styles.waiting}>
      <ProgressLine label={t('route.checkingSession')} />
    </div>
  );
}
