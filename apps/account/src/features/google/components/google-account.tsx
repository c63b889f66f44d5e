import { errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Status } from '@livree/design-system/display';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAccountReauthentication } from '../../../forms/use-account-reauthentication.ts';
import { Section } from '../../../layout/section.tsx';
import * as styles from '../../../layout/sign-in-panel.module.css';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { useUnlinkGoogle } from '../api/use-unlink-google.ts';
import { useGoogleRedirect } from '../use-google-redirect.ts';

/** Links the customer's Google account, or unlinks it. Nothing if the site has no Google and none is linked. */
export function GoogleAccount() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, config } = useShell();
  const methods = useQuery(signInMethodsQuery(api));
  const isOffered = config.flags.googleSignIn;
  if (!isOffered && !methods.data?.google) return null;
  return (
    <Section title={t('google.account')}>
      {methods.isPending && <Skeleton height="52px" />}
      {methods.isError && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void methods.refetch()}>
          {errorText(methods.error, common, t('google.linkFailed'))}
        </Banner>
      )}
      {methods.data &&
        (methods.data.google ? (
          <Linked hasPassword={methods.data.password} />
        ) : (
          <Unlinked isConfirmed={methods.data.emailConfirmed} />
        ))}
    </Section>
  );
}

/** Nothing can be linked before the address is confirmed. */
function Unlinked({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation('account');
  const { withReauthentication, dialog } = useAccountReauthentication();
  const { isLeaving, refusal, leave } = useGoogleRedirect(withReauthentication);
  if (!isConfirmed) return <p className={styles.words}>{t('confirmation.waits')}</p>;
  return (
    <>
      <p className={styles.words}>{t('google.linkText')}</p>
      <Button
        variant="secondary"
        className={styles.action}
        loading={isLeaving}
        onClick={() => leave({ purpose: 'link', remember: false })}
      >
        {t('google.link')}
      </Button>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      {dialog}
    </>
  );
}

/** Without a password, Google is the only way to sign in and cannot be unlinked. */
function Linked({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const { withReauthentication, dialog } = useAccountReauthentication();
  const unlink = useUnlinkGoogle(withReauthentication);
  const press = (): void =>
    unlink.mutate(undefined, {
      onSuccess: ({ message }) => toasts.show('success', message ?? t('google.unlinked')),
    });
  return (
    <>
      <Status tone="ok">{t('google.isLinked')}</Status>
      <p className={styles.words}>{t(hasPassword ? 'google.unlinkText' : 'google.passwordNeeded')}</p>
      {hasPassword && (
        <Button variant="secondary" className={styles.action} loading={unlink.isPending} onClick={press}>
          {t('google.unlink')}
        </Button>
      )}
      {unlink.isError && (
        <Banner tone="error">{errorText(unlink.error, common, t('google.linkFailed'))}</Banner>
      )}
      {dialog}
    </>
  );
}
