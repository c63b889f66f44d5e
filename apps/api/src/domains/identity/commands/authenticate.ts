import type { Deps } from '../../../deps.ts';
import type { Authenticate } from '../../../platform/http/index.ts';
import { maskAddress } from '../../../platform/security/mask-address.ts';
import { hashToken } from '../../../platform/token.ts';
import { roleInSession } from '../model/role-in-session.ts';
import { isBoundElsewhere } from '../model/session-binding.ts';
import { calculateExpiry, isDueForWriting } from '../model/session-life.ts';
import { liveSession, extendSession } from '../sessions.repository.ts';
import { browserHashes } from './browser-cookies.ts';

/** Browsers identify themselves with about two hundred characters. */
const longestUserAgent = 400;

/** Recognises the holder of a token, in the browser that it is bound to, with the role
 * that it has, and extends the session by a use of it. */
export function sessionAuthenticator({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Authenticate {
  return async (token, { userAgent, address, headers }, isUse) => {
    const now = clock.now();
    const tokenHash = hashToken(token);
    const session = await liveSession(db, tokenHash, now);
    if (!session || isBoundElsewhere(session.browser_hash, browserHashes({ headers }))) return null;
    const {
      idle_minutes: idle,
      last_seen_at: lastSeenAt,
      created_at: openedAt,
      network,
      browser_hash: browser,
      factor_given_at: givenAt,
      ...caller
    } = session;
    const isDue = isUse && (network === null || isDueForWriting(lastSeenAt, now));
    const endsAt = calculateExpiry(idle, isDue ? now : lastSeenAt, openedAt);
    if (isDue)
      await extendSession(db, tokenHash, {
        last_seen_at: now,
        expires_at: endsAt,
        user_agent: userAgent.slice(0, longestUserAgent),
        network: maskAddress(address),
      });
    const source = browser === null ? ('api' as const) : ('screen' as const);
    const role = roleInSession(config, { role: caller.role, givenAt });
    return { ...caller, role, source, sessionSeconds: Math.floor((endsAt.getTime() - now.getTime()) / 1000) };
  };
}
