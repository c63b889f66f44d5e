import { Slot } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../wizard/booking.ts';
import { useWayBack } from '../../../wizard/use-way-back.ts';
import * as styles from './sign-in.module.css';
import { WithoutAccount } from './without-account.tsx';

/** Who pays: a guest, at once; or a customer, by the forms of the account remote, in place. */
export function SignIn({ contact }: Pick<Booking, 'contact'>) {
  const { t } = useTranslation('booking');
  const back = useWayBack();
  return (
    <section className={styles.signIn} aria-labelledby="sign-in">
      <h2 id="sign-in" className={styles.title}>
        {t('login.title')}
      </h2>
      <p className={styles.text}>{t('login.text')}</p>
      <WithoutAccount contact={contact} />
      <Slot name="account/sign-in@1" data={back} on={{}} />
    </section>
  );
}
