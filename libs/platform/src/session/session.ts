import type { User } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { createStore } from 'zustand';
import type { KeyValueStore, SessionService, SessionState, SessionUser } from '../shell-services.ts';
import { parseJson } from '../storage/key-value-store.ts';

const tokenKey = 'auth_token';
const userKey = 'user_data';
const legacyUserKey = 'user';
/** The browser stores only what the header shows of a customer. */
const keptUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
});

/** The API calls of a session; each rejects if the server is unreachable or refuses. */
export interface SessionCalls {
  me(): Promise<User>;
  logout(): Promise<void>;
}

export interface SessionListeners {
  /** The session was read, began or ended: update what the page itself shows of it. */
  marked(isSignedIn: boolean): void;
  /** The session ended, for whatever reason: delete data fetched for the customer. */
  ended(): void;
  /** Somebody else signed in over the session, here or in another tab: fetch again what the page shows. */
  replaced(): void;
  /** The customer signed out here: delete what they typed too. */
  signedOut(): void;
}

export interface StoredSession extends SessionService {
  token(): string | null;
  /** Reads the store; the state is no longer `unknown` after the first call. */
  restore(): void;
  /** Adopts what another tab wrote under a key; null means all keys. */
  follow(key: string | null): void;
  /** Deletes a session that the server no longer knows. */
  expire(): void;
}

/** The visitor's session: a token and a user, kept in `store`. */
export function createSession(
  store: KeyValueStore,
  calls: SessionCalls,
  listeners: SessionListeners,
): StoredSession {
  const state = createStore<SessionState>(() => ({ status: 'unknown' }));

  /** The stored customer, with what the server has since returned about them. */
  function readUser(): SessionUser | undefined {
    const kept = z.safeParse(keptUser, parseJson(store.read(userKey))).data;
    const known = state.getState();
    return kept && known.status === 'signed-in' && known.user.id === kept.id
      ? { ...known.user, ...kept }
      : kept;
  }

  function show(user: SessionUser): void {
    const known = state.getState();
    state.setState({ status: 'signed-in', user }, true);
    if (known.status === 'signed-in' && known.user.id !== user.id) listeners.replaced();
  }

  function keepUser(user: User): void {
    store.write(userKey, JSON.stringify(z.parse(keptUser, user)));
    show(user);
  }

  function forget(): void {
    for (const key of [tokenKey, userKey, legacyUserKey]) store.remove(key);
    listeners.marked(false);
    if (state.getState().status === 'signed-in') listeners.ended();
    state.setState({ status: 'anonymous' }, true);
  }

  function restore(): void {
    const user = readUser();
    if (store.read(tokenKey) === null || user === undefined) return forget();
    listeners.marked(true);
    show(user);
  }

  return {
    ...state,
    token: () => store.read(tokenKey),
    restore,
    follow(key) {
      // Another tab that signs in writes the token first; its user follows.
      const isHalf = store.read(tokenKey) !== null && readUser() === undefined;
      if (key === userKey || key === null || (key === tokenKey && !isHalf)) restore();
    },
    signIn({ token, user }) {
      store.write(tokenKey, token);
      listeners.marked(true);
      keepUser(user);
    },
    async signOut() {
      try {
        await calls.logout();
      } finally {
        forget();
        listeners.signedOut();
      }
    },
    async refresh() {
      const token = store.read(tokenKey);
      const user = await calls.me();
      if (store.read(tokenKey) === token) keepUser(user);
    },
    expire: forget,
  };
}
