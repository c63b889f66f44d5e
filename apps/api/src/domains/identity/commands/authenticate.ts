import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Authenticate } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { expiryOf, isDueForWriting } from '../model/session-life.ts';
import { liveSession, prolongSession } from '../sessions.repository.ts';

/** Recognises the holder of a token and lets the session slide on. */
export function sessionAuthenticator({
  db,
  clock,
}: {
  readonly db: Connection;
  readonly clock: Clock;
}): Authenticate {
  return async (token) => {
    const now = clock.now();
    const tokenHash = hashToken(token);
    const session = await liveSession(db, tokenHash, now);
    if (!session) return null;
    const { idle_minutes: idle, last_seen_at: lastSeenAt, ...caller } = session;
    if (isDueForWriting(lastSeenAt, now)) await prolongSession(db, tokenHash, now, expiryOf(idle, now));
    return caller;
  };
}
