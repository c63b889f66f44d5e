import { errorText, isOwnFault } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../wizard/booking.ts';
import { beginAsGuest } from '../api/begin-as-guest.ts';
import * as styles from './sign-in.module.css';

/** Goes on to the payment with the contact of step 3, without an account. */
export function WithoutAccount({ contact }: Pick<Booking, 'contact'>) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { api, session, telemetry } = useShell();
  const guest = useMutation({
    mutationFn: () => {
      const { name, email, phone } = contact;
      return beginAsGuest(api, { name, email, phone });
    },
    onSuccess: ({ data }) => session.signIn(data),
    onError(error) {
      if (isOwnFault(error)) telemetry.error(error, { where: 'guest' });
    },
  });
  return (
    <section className={styles.way} aria-labelledby="without-account">
      <h2 id="without-account">{t('guest.title')}</h2>
      <p>{t('guest.text', { email: contact.email.trim() })}</p>
      {guest.isError && (
        <Banner tone="error">{errorText(guest.error, common, common('errors.server'))}</Banner>
      )}
      <Button wide loading={guest.isPending} onClick={() => guest.mutate()}>
        {t('guest.begin')}
      </Button>
    </section>
  );
}
