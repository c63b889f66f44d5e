import { paths, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** Renews and ends the session, with messages for the customer. */
export function useSessionActions() {
  const { session, toasts, navigation } = useShell();
  const { t } = useTranslation('shell');

  async function signOut() {
    await session.signOut().catch(() => undefined);
    toasts.show('success', t('user.signedOut'));
    navigation.go(paths.home());
  }

  async function refresh() {
    await session.refresh();
    location.reload();
  }

  return {
    signOut: () => void signOut(),
    refresh: () => void refresh().catch(() => toasts.show('error', t('user.refreshFailed'))),
  };
}
