import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { preferredLanguage } from '@livree/contracts';
import { retryAfter, unavailableAnswer } from './unavailable.ts';

/** Paths that belong to the API. */
const prefixes = ['/api', '/backend/public/api', '/storage'] as const;

/** Headers that end at this hop, beside those that `Connection` names. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Milliseconds for the API to begin its answer, and between two parts of it. */
const answerLimit = 15_000;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function forwardedHeaders(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>, headers: Headers) {
  const kept = Object.entries(headers).filter(([name]) => !hopHeaders.includes(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

function withoutHopHeaders<T extends Headers>(headers: T): T {
  return { ...headers, ...Object.fromEntries(hopHeaders.map((name) => [name, undefined])) };
}

/** Hands the API's paths on to it, bodies and answers streaming through. */
export async function forwardToApi(
  app: FastifyInstance,
  { apiOrigin }: { apiOrigin: string },
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: {
        connectTimeout: 2000,
        headersTimeout: answerLimit,
        bodyTimeout: answerLimit,
        connections: 128,
      },
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers),
        rewriteHeaders: withoutHopHeaders,
        onError(reply, { error }) {
          reply.log.warn({ reason: error.message }, 'the API did not answer');
          const language = preferredLanguage(reply.request.headers['accept-language']);
          void reply
            .code(503)
            .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
            .send(unavailableAnswer(language));
        },
      },
    });
  }
}
