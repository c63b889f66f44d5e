import type { User } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { signedIn, visitorCookies, visitorMarks } from '@livree/document';
import { observable } from '@livree/platform';
import {
  type KeyValueStore,
  parseJson,
  type SessionService,
  type SessionState,
  type SessionUser,
} from '@livree/platform/shell';
import { clearCookie, writeCookie } from './cookies.ts';
import { hideKeptPages } from './kept-pages.ts';

const tokenKey = 'auth_token';
const userKey = 'user_data';
/** Of a customer only what the header shows stays in the browser. */
const keptUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
});
const legacyUserKey = 'user';

/** The calls that a session makes; each rejects when the server cannot be told or refuses. */
export interface SessionCalls {
  me(): Promise<User>;
  logout(): Promise<void>;
}

export interface ShellSession extends SessionService {
  /** Reads the browser's storage; called once the page is in the browser. */
  start(): void;
  token(): string | null;
  /** Forgets a session that the server no longer knows. */
  expire(): void;
}

export interface SessionListeners {
  /** However it ended: what was fetched for the customer is nobody's business now. */
  ended(): void;
  /** The customer ended it, here: what they typed goes too. */
  signedOut(): void;
}

/** Who is visiting: a token and a user in local storage, and a cookie that lets the server draw the right header. */
export function createSession(
  store: KeyValueStore,
  calls: SessionCalls,
  listeners: SessionListeners,
): ShellSession {
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

  function mark(isSignedIn: boolean): void {
    if (isSignedIn) writeCookie(visitorCookies.session, signedIn);
    else clearCookie(visitorCookies.session);
    document.documentElement.dataset[visitorMarks.session] = isSignedIn ? 'in' : 'out';
  }

  function forget(): void {
    for (const key of [tokenKey, userKey, legacyUserKey]) store.remove(key);
    mark(false);
    if (state.get().status === 'signed-in') listeners.ended();
    state.set({ status: 'anonymous' });
  }

  function follow(): void {
    const user = readUser();
    if (store.read(tokenKey) === null || user === undefined) return forget();
    mark(true);
    state.set({ status: 'signed-in', user });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    token: () => store.read(tokenKey),
    start() {
      follow();
      hideKeptPages(() => store.read(tokenKey));
      addEventListener('storage', ({ key }) => {
        // Another tab that signs in writes the token first: its user is on the way.
        const isHalf = store.read(tokenKey) !== null && readUser() === undefined;
        if (key === userKey || key === null || (key === tokenKey && !isHalf)) follow();
      });
    },
    signIn({ token, user }) {
      store.write(tokenKey, token);
      mark(true);
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

/** The session of a server render: nobody is known, so nothing personal can be drawn. */
export function createUnknownSession(): SessionService {
  const state = observable<SessionState>({ status: 'unknown' });
  const nothing = () => Promise.resolve();
  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn: () => undefined,
    signOut: nothing,
    refresh: nothing,
  };
}
