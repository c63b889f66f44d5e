import type { Session } from '@livree/contracts';
import { useLocation, useSession, useShell } from '@livree/platform';
import { useEffect, useRef, useState } from 'react';
import { returnPath } from './model/return-path.ts';

const successMs = 1500;

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
  const { status } = useSession();
  const target = returnPath(useLocation().state, home);
  const [isWelcomed, setWelcomed] = useState(false);
  const isSigningIn = useRef(false);

  useEffect(() => {
    if (status !== 'signed-in' || (isSigningIn.current && !isWelcomed)) return undefined;
    const timer = setTimeout(() => navigation.go(target, { replace: true }), isWelcomed ? successMs : 0);
    return () => clearTimeout(timer);
  }, [status, isWelcomed, navigation, target]);

  function startSession({ message, data }: Answer): string {
    isSigningIn.current = true;
    session.signIn(data);
    setWelcomed(true);
    return message ?? welcome;
  }

  return { startSession, isWelcomed };
}
