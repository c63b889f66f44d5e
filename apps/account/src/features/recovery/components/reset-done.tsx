import { useEffect } from 'react';
import { Banner, buttonClass } from '@livree/design-system/base';
import { Link, paths, useMessages, useShell } from '@livree/platform';
import { EntranceView } from '../../../entrance/entrance-view.tsx';
import type { PasswordResetState } from '../../../entrance/password-reset-state.ts';

/** Milliseconds that the good news stays before it leads to the log-in page. */
const farewell = 3000;

const stateOf = (message: string): PasswordResetState => ({ passwordReset: message });

/** The password is another now: says so, and leads to the log-in page, which says it again. */
export function ResetDone({ message }: { message: string }) {
  const { t } = useMessages('account');
  const { session, navigation } = useShell();

  useEffect(() => {
    // Every session of the account is over. Whether this browser's was one of them, the server knows.
    if (session.get().status === 'signed-in') void session.refresh().catch(() => undefined);
    const timer = setTimeout(
      () => navigation.go(paths.login(), { replace: true, state: stateOf(message) }),
      farewell,
    );
    return () => clearTimeout(timer);
  }, [session, navigation, message]);

  return (
    <EntranceView title={t('reset.doneTitle')} replaces>
      <Banner tone="ok">{message}</Banner>
      <p>{t('reset.doneText')}</p>
      <Link to={paths.login()} replace state={stateOf(message)} className={buttonClass({ wide: true })}>
        {t('forgot.backToLogin')}
      </Link>
    </EntranceView>
  );
}
