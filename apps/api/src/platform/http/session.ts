import { type ErrorCode, type Role, type Route, mayCall } from '@livree/contracts';
import type { FastifyRequest } from 'fastify';
import type { Source } from '../audit/index.ts';
import { AppError } from './app-error.ts';

/** The account that a session belongs to. */
export interface Caller {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Whether a browser holds the session, or a program. */
  readonly source: Source;
  /** Seconds until the session ends without further requests. */
  readonly sessionSeconds: number;
}

type About = Pick<Route, 'others'>;

/** Whether a caller may make a call about what belongs to somebody else, as its contract says. */
export const maySeeOthers = ({ role }: Pick<Caller, 'role'>, { others }: About): boolean =>
  others !== undefined && mayCall(role, others);

/** The owner whose data a caller may open with a call: their own, or anybody's (null) for the people of the company. */
export const visibleOwner = (caller: Pick<Caller, 'id' | 'role'>, route: About): number | null =>
  maySeeOthers(caller, route) ? null : caller.id;

/**
 * The owner whose data a list shows: the caller's own, or everybody's (null) if somebody asks for it who may see that.
 * @throws AppError 403 if anybody else does
 */
export function listedOwner(
  caller: Pick<Caller, 'id' | 'role'>,
  route: About,
  scope: 'own' | 'everybody' = 'own',
): number | null {
  if (scope === 'own') return caller.id;
  if (!maySeeOthers(caller, route)) throw new AppError('forbidden');
  return null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling account, once it is known. */
    userId: number | null;
    /** The reason for a refusal. */
    refusal: ErrorCode | null;
  }
  interface FastifyContextConfig {
    route?: Route;
  }
}

/** The origin of a request. */
export interface Origin {
  readonly userAgent: string;
  readonly address: string;
  readonly headers: FastifyRequest['headers'];
}

/** Returns the caller of a token; null when the token is unknown or has expired. @param isUse whether that extends the session */
export type Authenticate = (token: string, origin: Origin, isUse: boolean) => Promise<Caller | null>;

const bearer = /^Bearer ([\w-]{20,200})$/;

export function readToken(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

const readOrigin = ({ headers, ip }: FastifyRequest): Origin => ({
  userAgent: headers['user-agent'] ?? '',
  address: ip,
  headers,
});

/**
 * The caller of a route, or null on a public one. @throws AppError 401 without a valid session, 403 without the
 * required role
 */
export async function authenticateCaller(
  request: FastifyRequest,
  route: Route,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (route.auth === 'public' && route.session !== 'optional') return null;
  const token = readToken(request);
  // A page that is open hears what changes; that is no reason to believe that somebody is there.
  const isUse = route.produces !== 'text/event-stream';
  const caller = token === null ? null : await authenticate(token, readOrigin(request), isUse);
  request.userId = caller?.id ?? null;
  if (route.auth === 'public') return caller;
  if (!caller)
    throw new AppError(request.headers.authorization === undefined ? 'login_required' : 'unauthenticated');
  if (!mayCall(caller.role, route.auth)) throw new AppError('forbidden');
  return caller;
}
