import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { observable } from '@livree/platform';
import {
  parseJson,
  type KeyValueStore,
  type SessionService,
  type SessionState,
} from '@livree/platform/shell';

const tokenKey = 'auth_token';
const userKey = 'user_data';
/** Of a customer only what the header shows stays in the browser. */
const keptUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
});

export interface FakeSession extends SessionService {
  token(): string | undefined;
  /** Forgets a session that the server no longer knows. */
  expire(): void;
}

/** A session kept in `store` under the keys of the real one. `onSignOut` hears when the visitor ends it. */
export function fakeSession(store: KeyValueStore, api: () => Transport, onSignOut: () => void): FakeSession {
  const kept = z.safeParse(keptUser, parseJson(store.read(userKey)));
  const known = kept.success && store.read(tokenKey) !== null;
  const state = observable<SessionState>(
    known ? { status: 'signed-in', user: kept.data } : { status: 'anonymous' },
  );

  function forget() {
    store.remove(tokenKey);
    store.remove(userKey);
    if (state.get().status !== 'anonymous') state.set({ status: 'anonymous' });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    token: () => store.read(tokenKey) ?? undefined,
    signIn({ token, user }) {
      store.write(tokenKey, token);
      store.write(userKey, JSON.stringify(z.parse(keptUser, user)));
      state.set({ status: 'signed-in', user });
    },
    async signOut() {
      try {
        await send(api(), identityRoutes.logout, {});
      } finally {
        forget();
        onSignOut();
      }
    },
    async refresh() {
      const { user } = await send(api(), identityRoutes.me, {});
      store.write(userKey, JSON.stringify(z.parse(keptUser, user)));
      state.set({ status: 'signed-in', user });
    },
    expire: forget,
  };
}
