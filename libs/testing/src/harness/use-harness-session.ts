import { send } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { demoCredentials } from './connection.ts';

/** Signs the demonstration customer in and out, as the login page would. */
export function useHarnessSession() {
  const { api, session, toasts } = useShell();
  const report = (error: unknown) =>
    toasts.show('error', error instanceof Error ? error.message : String(error));
  return {
    signIn() {
      send(api, identityRoutes.login, { body: demoCredentials })
        .then(({ data }) => session.signIn(data))
        .catch(report);
    },
    signOut() {
      session.signOut().catch(report);
    },
  };
}
