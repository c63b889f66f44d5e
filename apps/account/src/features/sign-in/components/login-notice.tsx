import { Banner } from '@livree/design-system/feedback';
import { useLocation, useSession } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { passwordResetState } from '../../../auth/password-reset-state.ts';
import { closedPage } from '../model/return-path.ts';

/**
 * Explains why a visitor is here: a page for customers sent them, or a password was reset. Only the browser knows.
 */
export function LoginNotice() {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  const isVisitor = useSession().status === 'anonymous';
  const reset = passwordResetState.safeParse(state);
  if (!isVisitor) return null;
  if (reset.success) return <Banner tone="ok">{reset.data.passwordReset}</Banner>;
  const page = closedPage(state);
  if (page === undefined) return null;
  return (
    <Banner title={t('login.required')}>
      {page === 'reservations' ? t('login.requiredForReservations') : null}
    </Banner>
  );
}
