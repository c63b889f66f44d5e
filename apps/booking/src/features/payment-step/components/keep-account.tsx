import { errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { requestGuestLink } from '../api/request-guest-link.ts';
import * as styles from './sign-in.module.css';

/** Offers a guest, after the payment, to keep the account: by a link to the guest's own mailbox. */
export function KeepAccount() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const link = useMutation({ mutationFn: () => requestGuestLink(api) });
  return (
    <section className={styles.way} aria-labelledby="keep-account">
      <h3 id="keep-account">{t('guest.keepTitle')}</h3>
      <p>{t('guest.keepText')}</p>
      {link.isSuccess && <Banner tone="ok">{link.data.message ?? t('guest.linkSent')}</Banner>}
      {link.isError && <Banner tone="error">{errorText(link.error, common, common('errors.server'))}</Banner>}
      {link.isSuccess ? null : (
        <Button variant="secondary" wide loading={link.isPending} onClick={() => link.mutate()}>
          {t('guest.keep')}
        </Button>
      )}
    </section>
  );
}
