import { buttonClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Link, paths } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { JoinAccount } from './join-account.tsx';
import { KeepAccount } from './keep-account.tsx';

export interface Opened {
  readonly email: string;
  /** Who has the guest's address as an account. */
  readonly addressHolder: 'nobody' | 'account' | 'unconfirmed';
}

/** The guest is signed in: the rides, and what the account can become. */
export function OpenedRide({ opened: { email, addressHolder } }: { opened: Opened }) {
  const { t } = useTranslation('account');
  const [done, setDone] = useState<string>();
  return (
    <AuthMessage title={t('guest.openedTitle')} replaces>
      {done === undefined ? null : <Banner tone="ok">{done}</Banner>}
      <Link to={paths.reservations()} className={buttonClass({ wide: true })}>
        {t('guest.seeRides')}
      </Link>
      {done === undefined && addressHolder === 'nobody' && <KeepAccount email={email} onKept={setDone} />}
      {done === undefined && addressHolder === 'account' && <JoinAccount email={email} />}
      {addressHolder === 'unconfirmed' && (
        <>
          <p>{t('guest.unconfirmed', { email })}</p>
          <Link to={paths.forgotPassword()} className={buttonClass({ variant: 'secondary', wide: true })}>
            {t('guest.takeAccount')}
          </Link>
        </>
      )}
    </AuthMessage>
  );
}
