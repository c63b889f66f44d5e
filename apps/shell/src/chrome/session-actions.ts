import { paths, useMessages, useShell } from '@livree/platform';

/** Refreshing and ending the session, with what the customer is told. */
export function useSessionActions() {
  const { session, toasts, navigation } = useShell();
  const { t } = useMessages('shell');

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
