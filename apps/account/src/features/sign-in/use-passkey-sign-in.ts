import { refusalText, type Notice } from '@livree/forms';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { signInWithPasskey } from './model/sign-in-with-passkey.ts';
import type { StartSession } from './use-sign-in.ts';

/** Signs in with a passkey of this device. @param startSession returns the welcome message */
export function usePasskeySignIn(startSession: StartSession) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (remember: boolean) => startSession(await signInWithPasskey(api, remember, t)),
  });
  const texts = { common, failed: t('passkeys.failed'), unexpected: t('login.unexpected') };
  return {
    /** @param remember whether the session lasts for 30 days */
    signIn: (remember: boolean) => mutate(remember),
    isBusy: isPending,
    notice: findNotice(),
  };

  function findNotice(): Notice | undefined {
    if (data !== undefined) return { tone: 'ok', text: data };
    return error === null ? undefined : { tone: 'error', text: refusalText(error, {}, texts) };
  }
}
