import { callerHeader } from '@livree/server/caller';
import type { CallSigner } from '@livree/server/caller';
import type { FastifyRequest } from 'fastify';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers that end at this hop, besides those named in `Connection`. */
export const hopHeaders = [
  'connection',
  // Answered here: the caller may send, and the body follows as it arrives.
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers in which a caller, or an untrusted proxy, claims an address. */
const claims = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** A browser's own trace would let anybody write into those of others. */
const traces = ['traceparent', 'tracestate', 'baggage'];

const keptBack = new Set([...hopHeaders, ...claims, ...traces, callerHeader]);

/**
 * The headers of a call for the API. Claimed addresses are not forwarded, but the fact that there were some is, so
 * that a call through somebody's proxy on this machine does not count as a call from this machine.
 */
export function callerHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>,
  headers: Headers,
  { trustProxy, signer }: { readonly trustProxy: boolean; readonly signer: CallSigner },
): Headers {
  const kept = Object.entries(headers).filter(([name]) => !keptBack.has(name));
  const isClaimed = !trustProxy && claims.some((name) => headers[name] !== undefined);
  return {
    ...Object.fromEntries(kept),
    ...(isClaimed && { forwarded: 'for=unknown' }),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    ...signer.forVisitor(request.ip),
  };
}
