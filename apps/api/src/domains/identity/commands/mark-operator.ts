import { mayCall, type Role } from '@livree/contracts';
import { isOperatorsPass, operatorCookie } from '@livree/server/operator-cookie';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { bindTo } from '../model/session-binding.ts';
import { bindSession, listOperatorsSessions, moveSessions } from '../sessions.repository.ts';
import { isFromPage } from './is-from-page.ts';

type Site = Pick<Deps, 'config'>;

const isSecure = ({ config }: Site): boolean => new URL(config.siteUrl).protocol === 'https:';
const monthSeconds = 30 * 24 * 60 * 60;

interface Opened {
  readonly token: string;
  readonly user: { readonly role: Role };
}

/**
 * Binds the new session of an operator or a dispatcher to a cookie of the browser, by which the gateway knows who may have the pages of
 * operators. The cookie counts as long as the session. Anybody else who signs in there loses it.
 */
export async function markOperator(
  deps: Site & Pick<Deps, 'db'>,
  reply: FastifyReply,
  { token, user }: Opened,
): Promise<void> {
  const isOperator = mayCall(user.role, 'dispatcher');
  const before = readPass(reply.request);
  if (!isOperator && before === undefined) return;
  const pass = newToken();
  if (isOperator) {
    const hash = hashToken(pass);
    if (before !== undefined) await moveSessions(deps.db, hashToken(before), hash);
    await bindSession(deps.db, hashToken(token), isFromPage(reply.request) ? bindTo(hash) : hash);
  }
  const secure = isSecure(deps);
  const cookie = stringifySetCookie({
    name: operatorCookie(secure),
    value: isOperator ? pass : '',
    maxAge: isOperator ? monthSeconds : 0,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
  });
  reply.header('set-cookie', cookie);
}

/** The operator's cookie of a browser. */
export function readPass({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const cookies = parseCookie(headers.cookie ?? '');
  const pass = cookies[operatorCookie(true)] ?? cookies[operatorCookie(false)];
  return pass !== undefined && isOperatorsPass(pass) ? pass : undefined;
}

export interface MarkedBrowser {
  readonly isOperator: boolean;
  /** Whether an operator or a dispatcher signed in there and has not given the second factor. */
  readonly secondFactorAsked: boolean;
}

/** Whether an operator or a dispatcher is signed in in the browser of a request. */
export async function readMark(
  { db, clock, config }: Site & Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<MarkedBrowser> {
  const pass = readPass(request);
  const found = pass === undefined ? [] : await listOperatorsSessions(db, hashToken(pass), clock.now());
  const isOperator = found.some(
    ({ factor_given_at: givenAt }) => givenAt !== null || config.secondFactor === 'off',
  );
  return { isOperator, secondFactorAsked: found.length > 0 && !isOperator };
}
