import { ProgressLine } from '@livree/design-system/feedback';
import { paths, useSession } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import * as styles from './signed-in-only.module.css';

/**
 * Shows its page to those who are signed in; others are sent to log in and return afterwards.
 * @param refused what a customer gets instead of a page of operators; false for a page of everybody's
 */
export function SignedInOnly({ refused, children }: { refused: ReactNode; children: ReactNode }) {
  const session = useSession();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (session.status === 'signed-in') return session.user.role === 'customer' && refused ? refused : children;
  if (session.status === 'anonymous') {
    return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />;
  }
  return (
    <div className={styles.waiting}>
      <ProgressLine label={t('route.checkingSession')} />
    </div>
  );
}
