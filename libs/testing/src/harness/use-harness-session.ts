import { ApiError, send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { demoCredentials, demoRegistration } from './connection.ts';

/** A real API that does not know the demonstration customer yet registers them. */
async function openSession(api: Transport) {
  try {
    return (await send(api, identityRoutes.login, { body: demoCredentials })).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return (await send(api, identityRoutes.register, { body: demoRegistration })).data;
  }
}

/** Signs the demonstration customer in and out, as the login page would. */
export function useHarnessSession() {
  const { api, session, toasts } = useShell();
  const report = (error: unknown) =>
    toasts.show('error', error instanceof Error ? error.message : String(error));
  return {
    signIn() {
      openSession(api)
        .then((opened) => session.signIn(opened))
        .catch(report);
    },
    signOut() {
      session.signOut().catch(report);
    },
  };
}
