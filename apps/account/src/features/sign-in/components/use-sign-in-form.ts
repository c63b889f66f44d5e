import { useEffect, useRef } from 'react';
import type { Session } from '@livree/contracts';
import { useLocation, useSession, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAuthForm, type AuthFormHandle } from '../../../auth/use-auth-form.ts';
import { returnPath } from '../model/return-path.ts';

const successMs = 1500;

interface Answer {
  readonly message?: string | undefined;
  readonly data: Session;
}

interface SignInForm extends Omit<AuthFormHandle, 'send'> {
  /** Sends the form; `failed` is the text for a refusal without one. */
  readonly signIn: (call: () => Promise<Answer>, failed: string) => void;
}

/** Signs the visitor in with the result of `signIn` and redirects them; signed-in visitors are redirected at once. */
export function useSignInForm({ welcome, home }: { welcome: string; home: string }): SignInForm {
  const { session, navigation } = useShell();
  const { t } = useTranslation('account');
  const { status } = useSession();
  const target = returnPath(useLocation().state, home);
  const { submission, send, ...form } = useAuthForm();
  const isSigningIn = useRef(false);
  const hasSucceeded = submission.step === 'succeeded';

  useEffect(() => {
    if (status !== 'signed-in' || (isSigningIn.current && !hasSucceeded)) return undefined;
    const timer = setTimeout(() => navigation.go(target, { replace: true }), hasSucceeded ? successMs : 0);
    return () => clearTimeout(timer);
  }, [status, hasSucceeded, navigation, target]);

  function startSession({ message, data }: Answer): string {
    isSigningIn.current = true;
    session.signIn(data);
    return message ?? welcome;
  }

  const signIn: SignInForm['signIn'] = (call, failed) =>
    void send(call, { failed, unexpected: t('login.unexpected'), done: startSession });

  return { ...form, submission, signIn };
}
