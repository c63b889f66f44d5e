import { mayCall, type Session } from '@livree/contracts';
import { useLocation, useSession, useShell } from '@livree/platform';
import { useEffect, useRef, useState } from 'react';
import { secondStep } from '../../second-factor/second-step.ts';
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

/**
 * Signs the visitor in, and redirects those who are signed in: at once, or after the welcome message. Somebody who is asked
 * for a second factor goes on to that step.
 */
export function useSignIn({ welcome, home }: { welcome: string; home: string }): SignIn {
  const { session, navigation } = useShell();
  const current = useSession();
  const { status } = current;
  const isOperator = current.status === 'signed-in' && mayCall(current.user.role ?? 'customer', 'dispatcher');
  const { state } = useLocation();
  const target = returnPath(state, isOperator ? operations : home);
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
    if (data.secondFactorAsked === true) navigation.go(secondStep, { replace: true, state });
    else setWelcomed(true);
    return message ?? welcome;
  }

  return { startSession, isWelcomed };
}
