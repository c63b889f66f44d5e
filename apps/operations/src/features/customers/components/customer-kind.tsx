import type { ListedCustomer } from '@livree/contracts';
import { Status } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';

/** Guest or account, and whether the address is confirmed. */
export function CustomerKind({ customer: { isGuest, isConfirmed } }: { customer: ListedCustomer }) {
  const { t } = useTranslation('operations');
  return (
    <>
      {`${t(isGuest ? 'customers.guest' : 'customers.account')} `}
      <small>
        <Status tone={isConfirmed ? 'ok' : 'waiting'}>
          {t(isConfirmed ? 'customers.confirmed' : 'customers.unconfirmed')}
        </Status>
      </small>
    </>
  );
}
