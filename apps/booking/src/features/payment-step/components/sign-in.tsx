import { Slot } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../../../wizard/use-way-back.ts';
import * as styles from './sign-in.module.css';

/** Only customers can pay: the forms of the account remote, in place. */
export function SignIn() {
  const { t } = useTranslation('booking');
  const back = useWayBack();
  return (
    <section className={styles.signIn} aria-labelledby="sign-in">
      <h2 id="sign-in" className={styles.title}>
        {t('login.title')}
      </h2>
      <p className={styles.text}>{t('login.text')}</p>
      <Slot name="account/sign-in@1" data={back} on={{}} />
    </section>
  );
}
