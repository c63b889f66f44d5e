import { fetchTransport, type Transport } from '@livree/api-client';
import { apiBase, type Language } from '@livree/contracts';
import type { Clock, KeyValueStore } from '@livree/platform/shell';
import { noteCalls, type Acts } from '../problem/acts.ts';
import { noteSessionEnd } from './session-end.ts';
import { createPageSession, type SessionEnds, type ShellSession } from './session.ts';

export interface SessionApiOptions extends SessionEnds {
  readonly store: KeyValueStore;
  /** Whether this is a tester's visit, which has a session of its own. */
  readonly isTrial: boolean;
  readonly clock: Clock;
  readonly language: () => Language;
  /** Gets the path of every call, as often as it is made. */
  readonly made: string[];
  /** Gets the outcome of every call. */
  readonly acts: Acts;
  /** Called once when the server no longer knows the session, however many calls find out. */
  readonly expired: () => void;
}

/** The API with the session: calls send the token, and end the session if the server no longer knows it. */
export function createSessionApi({
  store,
  clock,
  language,
  made,
  acts,
  expired,
  ...ends
}: SessionApiOptions): {
  readonly api: Transport;
  readonly session: ShellSession;
} {
  const transport = noteCalls(
    fetchTransport({
      baseUrl: apiBase,
      token: () => session.token() ?? undefined,
      language,
      onAnswer: (headers) => noteSessionEnd(store, clock, headers),
      on401: () => {
        expired();
        session.expire();
      },
    }),
    acts,
  );
  const api: Transport = (request) => {
    made.push(request.path);
    return transport(request);
  };
  const session = createPageSession(
    store,
    {
      me: async () => (await import('./session-calls.ts')).me(api),
      logout: async () => (await import('./session-calls.ts')).logout(api),
    },
    ends,
  );
  return { api, session };
}
