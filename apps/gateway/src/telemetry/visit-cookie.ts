import { z } from '@livree/contracts/schema';
import { telemetryPath } from '@livree/document';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { visitSeconds } from './visits.ts';

const name = 'visit';

/**
 * The header that gives a document's token to its browser: its reports carry it, and the visitor's next document goes on with
 * the same visit.
 */
export const visitCookie = (token: string, { protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  stringifySetCookie({
    name,
    value: token,
    path: '/',
    maxAge: visitSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  });

const query = z.object({ [name]: z.optional(z.string()) });

/** A policy whose reports carry the token in their address, because frames of another origin send no cookie. */
export const withVisit = (policy: string, token: string): string =>
  policy.replace(`${telemetryPath}/csp`, `${telemetryPath}/csp?${name}=${token}`);

/** The token of the last document that the browser got. */
export const lastToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** The token that a report carries. */
export function readToken(request: FastifyRequest): string | undefined {
  return z.safeParse(query, request.query).data?.[name] ?? lastToken(request);
}
