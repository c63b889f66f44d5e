import { signedIn, visitorCookies, visitorMarks } from '@livree/document';
import { clearCookie, writeCookie } from '@livree/platform/cookies';
import {
  createSession,
  type KeyValueStore,
  type SessionCalls,
  type SessionListeners,
  type SessionService,
  type SessionState,
  type StoredSession,
} from '@livree/platform/shell';
import { createStore } from 'zustand';
import { hideCachedPages } from './cached-pages.ts';

export interface ShellSession extends StoredSession {
  /** Reads the browser's storage and follows other tabs; called once the page runs in the browser. */
  start(): void;
}

export type SessionEnds = Omit<SessionListeners, 'marked'>;

/**
 * Marks the session in a cookie for the server, and in an attribute for the styles, so that both show the right
 * header.
 */
function mark(isSignedIn: boolean): void {
  if (isSignedIn) writeCookie(visitorCookies.session, signedIn);
  else clearCookie(visitorCookies.session);
  markDocument(isSignedIn);
}

function markDocument(isSignedIn: boolean): void {
  document.documentElement.dataset[visitorMarks.session] = isSignedIn ? 'in' : 'out';
}

/**
 * The session of a page in the browser: stored in `store`, marked on the document, and the same in every tab. That of a
 * test visit stays in its tab, and the marks of the customer's own remain.
 */
export function createPageSession(
  store: KeyValueStore,
  calls: SessionCalls,
  { isTrial, ...ends }: SessionEnds & { readonly isTrial: boolean },
): ShellSession {
  const session = createSession(store, calls, { ...ends, marked: isTrial ? markDocument : mark });
  return {
    ...session,
    start() {
      session.restore();
      hideCachedPages(session.token);
      if (!isTrial) addEventListener('storage', ({ key }) => session.follow(key));
    },
  };
}

/** The session of a server render: the visitor is unknown, so nothing personal can be rendered. */
export function createUnknownSession(): SessionService {
  const nothing = () => Promise.resolve();
  return {
    ...createStore<SessionState>(() => ({ status: 'unknown' })),
    signIn: () => undefined,
    signOut: nothing,
    refresh: nothing,
  };
}
