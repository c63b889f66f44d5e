import { Banner } from '@livree/design-system/base';
import { useLocation, useMessages, useSession } from '@livree/platform';
import { closedPage } from '../model/return-path.ts';

/** Says why a visitor was sent here by a page for customers. Only the browser knows, once it has taken over. */
export function LoginRequired() {
  const { t } = useMessages('account');
  const page = closedPage(useLocation().state);
  const isVisitor = useSession().status === 'anonymous';
  if (!isVisitor || page === undefined) return null;
  return (
    <Banner title={t('login.required')}>
      {page === 'reservations' ? t('login.requiredForReservations') : null}
    </Banner>
  );
}
