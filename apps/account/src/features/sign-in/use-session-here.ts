import { useShell } from '@livree/platform';
import type { StartSession } from './use-sign-in.ts';

/** Starts a session on the page that the visitor is on, which goes on by itself. The form is gone then: a toast says it. */
export function useSessionHere(welcome: string): StartSession {
  const { session, toasts } = useShell();
  return ({ message = welcome, data }) => {
    session.signIn(data);
    toasts.show('success', message);
    return message;
  };
}
