import type { FastifyRequest } from 'fastify';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers that end at this hop, beside those that `Connection` names. */
export const hopHeaders = [
  'connection',
  // Answered here: a caller gets leave to send, and the body follows as it comes.
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** In which a caller, or a proxy that is not believed, names an address. */
const claims = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

const keptBack = new Set([...hopHeaders, ...claims]);

/**
 * What the API is told of a call. Addresses that the caller claims are not passed on; that some were is, so that a call
 * that came through somebody's proxy on this machine is not taken for one of this machine.
 */
export function callerHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>,
  headers: Headers,
  trustProxy: boolean,
): Headers {
  const kept = Object.entries(headers).filter(([name]) => !keptBack.has(name));
  const isClaimed = !trustProxy && claims.some((name) => headers[name] !== undefined);
  return {
    ...Object.fromEntries(kept),
    ...(isClaimed && { forwarded: 'for=unknown' }),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}
