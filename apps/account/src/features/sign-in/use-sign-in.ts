import { mayCall, type Session } from '@livree/contracts';
import { useLocation, useSession, useShell } from '@livree/platform';
import { useEffect, useRef, useState } from 'react';
import { returnPath } from './model/return-path.ts';

const successMs = 1500;
const operations = '/operations';

interface Answer {
  readonly message?: string | undefined;
  readonly data: Session;
}

/** Starts the session of an answer; returns the welcome message. */
export type StartSession = (answer: Answer) => string;

interface SignIn {
  readonly startSession: StartSession;
  readonly isWelcomed: boolean;
}

/** Signs the visitor in, and redirects those who are signed in: at once, or after the welcome message. */
export function useSignIn({ welcome, home }: { welcome: string; home: string }): SignIn {
  const { session, navigation } = useShell();
  const current = useSession();
  const { status } = current;
  const isOperator = current.status === 'signed-in' && mayCall(current.user.role ?? 'customer', 'dispatcher');
  const target = returnPath(useLocation().state, isOperator ? operations : home);
  const [isWelcomed, setWelcomed] = useState(false);
  const isSigningIn = useRef(false);

  useEffect(() => {
    if (status !== 'signed-in' || (isSigningIn.current && !isWelcomed)) return undefined;
    // Only another document has the pages of operators.
    const go = () => (isOperator ? location.assign(target) : navigation.go(target, { replace: true }));
    const timer = setTimeout(go, isWelcomed ? successMs : 0);
    return () => clearTimeout(timer);
  }, [status, isWelcomed, isOperator, navigation, target]);

  function startSession({ message, data }: Answer): string {
    isSigningIn.current = true;
    session.signIn(data);
    setWelcomed(true);
    return message ?? welcome;
  }

  return { startSession, isWelcomed };
}
