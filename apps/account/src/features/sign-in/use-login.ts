import { identityRoutes } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { login } from './api/login.ts';
import { useLinkSignIn } from './use-link-sign-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import type { StartSession } from './use-sign-in.ts';

/** The log-in with a password, a passkey or the operator's link, whose outcomes have one place. */
export function useLogin(startSession: StartSession) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const form = useApiForm({
    values: { email: '', password: '', remember: false },
    route: identityRoutes.login,
    send: (typed) => login(api, typed),
    onSent: startSession,
    failed: t('login.failed'),
    unexpected: t('login.unexpected'),
  });
  const passkey = usePasskeySignIn(startSession);
  const link = useLinkSignIn(startSession);
  return {
    form: { ...form, notice: link.notice ?? passkey.notice ?? form.notice },
    signInWithPasskey: passkey.signIn,
    isSending: form.isSending || passkey.isBusy || link.isBusy,
  };
}

export type Login = ReturnType<typeof useLogin>;
