import { ProgressLine } from '@livree/design-system/feedback';
import { paths, useSession } from '@livree/platform';
import type { Access } from '@livree/platform/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import * as styles from './signed-in-only.module.css';

interface SignedInOnlyProps {
  readonly access: Access;
  readonly refused: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows its page to those who are signed in; others are sent to log in and return afterwards.
 * @param access who may see it besides operators @param refused what others get instead; none for a page of everybody's
 */
export function SignedInOnly({ access, refused, children }: SignedInOnlyProps) {
  const session = useSession();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (session.status === 'signed-in') {
    const { role = access } = session.user;
    return ['customer', role].includes(access) || role === 'operator' ? children : refused;
  }
  if (session.status === 'anonymous') {
    return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />;
  }
  return (
    <div className={styles.waiting}>
      <ProgressLine label={t('route.checkingSession')} />
    </div>
  );
}
