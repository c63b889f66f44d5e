import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { saveDevice, renameDevice } from '../known-devices.repository.ts';
import { moveSessions } from '../sessions.repository.ts';
import { changeAccount } from './change-account.ts';

/** Over https, the browser guarantees that no other host has set it. */
const cookieNames = { plain: 'device', secure: '__Host-device' } as const;
const yearSeconds = 365 * 24 * 60 * 60;
/** How long a browser stays known without a sign-in. */
export const deviceMs = yearSeconds * 1000;

/** The browser's device token; null if nobody has signed in there yet. */
export function readDevice({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const cookies = parseCookie(headers.cookie ?? '');
  const token = cookies[cookieNames.secure] ?? cookies[cookieNames.plain];
  return token === undefined ? null : hashToken(token);
}

/**
 * Marks the browser as known to this account. The token opens nothing; it keeps its owner from waiting because of
 * strangers' attempts, and the browser's sessions are bound to it. It changes at each sign-in, so that nobody can plant one.
 * @returns its hash
 */
export async function rememberDevice(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  reply: FastifyReply,
  userId: number,
): Promise<string> {
  const token = newToken();
  const before = readDevice(reply.request);
  await changeAccount({ db }, userId, async (trx) => {
    if (before !== null) {
      await renameDevice(trx, before, hashToken(token));
      await moveSessions(trx, before, hashToken(token));
    }
    await saveDevice(trx, { token_hash: hashToken(token), user_id: userId, last_used_at: clock.now() });
  });
  const secure = new URL(config.siteUrl).protocol === 'https:';
  const cookie = stringifySetCookie({
    name: secure ? cookieNames.secure : cookieNames.plain,
    value: token,
    maxAge: yearSeconds,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
  });
  reply.header('set-cookie', cookie);
  return hashToken(token);
}
