import { Slot } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../wizard/booking.ts';
import { useWayBack } from '../../../wizard/use-way-back.ts';
import * as styles from './sign-in.module.css';
import { WithoutAccount } from './without-account.tsx';

/** Who pays: a guest, at once; or a customer, who logs in or registers in place, by the forms of the account remote. */
export function SignIn({ contact }: Pick<Booking, 'contact'>) {
  const { t } = useTranslation('booking');
  const back = useWayBack();
  return (
    <>
      <WithoutAccount contact={contact} />
      <section className={styles.way} aria-labelledby="sign-in">
        <h2 id="sign-in">{t('login.title')}</h2>
        <p>{t('login.text')}</p>
        <Slot name="account/sign-in@1" data={back} on={{}} />
      </section>
    </>
  );
}
