import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { createSession, type KeyValueStore, type StoredSession } from '@livree/platform/shell';

const nothing = (): void => undefined;

/**
 * The shell's session over any API, without the page's side effects. `signedOut` is called when the visitor ends it.
 */
export function fakeSession(
  store: KeyValueStore,
  api: () => Transport,
  signedOut: () => void,
): StoredSession {
  const session = createSession(
    store,
    {
      me: async () => (await send(api(), identityRoutes.me, {})).user,
      logout: async () => void (await send(api(), identityRoutes.logout, {})),
    },
    { marked: nothing, ended: nothing, replaced: nothing, signedOut },
  );
  session.restore();
  return session;
}
