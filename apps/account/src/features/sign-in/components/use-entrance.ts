import { useEffect, useRef } from 'react';
import type { Session } from '@livree/contracts';
import { useLocation, useMessages, useSession, useShell } from '@livree/platform';
import { useEntry, type FormEntry } from '../../../entrance/use-entry.ts';
import { returnPath } from '../model/return-path.ts';

const farewell = 1500;

interface Answer {
  readonly message?: string | undefined;
  readonly data: Session;
}

interface Entrance extends Omit<FormEntry, 'send'> {
  /** Sends the form; `failed` is the text for a refusal without one. */
  readonly enter: (call: () => Promise<Answer>, failed: string) => void;
}

/** Signs the visitor in with the result of `enter` and redirects them; signed-in visitors are redirected at once. */
export function useEntrance({ welcome, home }: { welcome: string; home: string }): Entrance {
  const { session, navigation } = useShell();
  const { t } = useMessages('account');
  const { status } = useSession();
  const target = returnPath(useLocation().state, home);
  const { entry, send, ...form } = useEntry();
  const isEntering = useRef(false);
  const hasEntered = entry.step === 'entered';

  useEffect(() => {
    if (status !== 'signed-in' || (isEntering.current && !hasEntered)) return undefined;
    const timer = setTimeout(() => navigation.go(target, { replace: true }), hasEntered ? farewell : 0);
    return () => clearTimeout(timer);
  }, [status, hasEntered, navigation, target]);

  function signIn({ message, data }: Answer): string {
    isEntering.current = true;
    session.signIn(data);
    return message ?? welcome;
  }

  const enter: Entrance['enter'] = (call, failed) =>
    void send(call, { failed, unexpected: t('login.unexpected'), done: signIn });

  return { ...form, entry, enter };
}
