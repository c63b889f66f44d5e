import { buttonClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Link, paths, useShell } from '@livree/platform';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import type { PasswordResetState } from '../../../auth/password-reset-state.ts';

/** Milliseconds for which the success message stays before the redirect to the login page. */
const farewell = 3000;

const toState = (email: string, message: string): PasswordResetState => ({
  passwordReset: message,
  contact: { email },
});

/** Reports the changed password and redirects to the login page, which reports it again. */
export function ResetDone({ email, message }: { email: string; message: string }) {
  const { t } = useTranslation('account');
  const { session, navigation } = useShell();

  useEffect(() => {
    // The reset ended every session of the account. Only the server knows whether this browser had one.
    if (session.getState().status === 'signed-in') void session.refresh().catch(() => undefined);
    const timer = setTimeout(
      () => navigation.go(paths.login(), { replace: true, state: toState(email, message) }),
      farewell,
    );
    return () => clearTimeout(timer);
  }, [session, navigation, email, message]);

  return (
    <AuthMessage title={t('reset.doneTitle')} replaces>
      <Banner tone="ok">{message}</Banner>
      <p>{t('reset.removed')}</p>
      <p>{t('reset.doneText')}</p>
      <Link
        to={paths.login()}
        replace
        state={toState(email, message)}
        className={buttonClass({ wide: true })}
      >
        {t('forgot.backToLogin')}
      </Link>
    </AuthMessage>
  );
}
