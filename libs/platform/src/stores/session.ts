import type { User } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { observable } from '../observable.ts';
import type { SessionService, SessionState, SessionUser } from '../shell-services.ts';
import { parseJson, type KeyValueStore } from './key-value-store.ts';

const tokenKey = 'auth_token';
const userKey = 'user_data';
const legacyUserKey = 'user';
/** Of a customer only what the header shows stays in the browser. */
const keptUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
});

/** The calls that a session makes; each rejects when the server cannot be told or refuses. */
export interface SessionCalls {
  me(): Promise<User>;
  logout(): Promise<void>;
}

export interface SessionListeners {
  /** The session was read, began or ended: what the page itself shows of it. */
  marked(isSignedIn: boolean): void;
  /** However it ended: what was fetched for the customer is nobody's business now. */
  ended(): void;
  /** The customer ended it, here: what they typed goes too. */
  signedOut(): void;
}

export interface StoredSession extends SessionService {
  token(): string | null;
  /** Reads what the store holds; `unknown` ends with the first call. */
  restore(): void;
  /** Takes over what another tab wrote under a key; null stands for all keys. */
  follow(key: string | null): void;
  /** Forgets a session that the server no longer knows. */
  expire(): void;
}

/** Who is visiting: a token and a user, kept in `store`. */
export function createSession(
  store: KeyValueStore,
  calls: SessionCalls,
  listeners: SessionListeners,
): StoredSession {
  const state = observable<SessionState>({ status: 'unknown' });

  /** The customer as kept, with what the server has said of the same one since. */
  function readUser(): SessionUser | undefined {
    const kept = z.safeParse(keptUser, parseJson(store.read(userKey))).data;
    const known = state.get();
    return kept && known.status === 'signed-in' && known.user.id === kept.id
      ? { ...known.user, ...kept }
      : kept;
  }

  function keepUser(user: User): void {
    store.write(userKey, JSON.stringify(z.parse(keptUser, user)));
    state.set({ status: 'signed-in', user });
  }

  function forget(): void {
    for (const key of [tokenKey, userKey, legacyUserKey]) store.remove(key);
    listeners.marked(false);
    if (state.get().status === 'signed-in') listeners.ended();
    state.set({ status: 'anonymous' });
  }

  function restore(): void {
    const user = readUser();
    if (store.read(tokenKey) === null || user === undefined) return forget();
    listeners.marked(true);
    state.set({ status: 'signed-in', user });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    token: () => store.read(tokenKey),
    restore,
    follow(key) {
      // Another tab that signs in writes the token first: its user is on the way.
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
      keepUser(await calls.me());
    },
    expire: forget,
  };
}
