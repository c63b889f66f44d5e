import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { preferredLanguage, type Language } from '@livree/contracts';
import { refusal, retryAfter } from './refusals.ts';

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

const keptBack = new Set([...hopHeaders, 'cross-origin-opener-policy']);

/** Beside the hop's own headers the opener policy goes: a provider's page must keep the window that opened it. */
function answerHeaders(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !keptBack.has(name)));
}

type Caller = Pick<FastifyRequest, 'headers' | 'log'>;

function languageOf({ headers }: Caller): Language {
  return preferredLanguage(headers['accept-language']);
}

const tryLater = { 'retry-after': retryAfter, 'cache-control': 'no-store' };

function unavailable(caller: Caller, error: Error) {
  caller.log.warn({ reason: error.message }, 'the API did not answer');
  return refusal('unavailable', languageOf(caller));
}

/** Hands the API's paths on to it, bodies and answers streaming through. */
export async function forwardToApi(
  app: FastifyInstance,
  { apiOrigin }: { apiOrigin: string },
): Promise<void> {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    return statusCode < 500
      ? reply.code(statusCode).send(refusal('invalid_request', languageOf(request)))
      : reply.code(503).headers(tryLater).send(unavailable(request, error));
  });
  for (const prefix of prefixes) {
    await app.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: {
        connectTimeout: 2000,
        headersTimeout: answerLimit,
        bodyTimeout: answerLimit,
        connections: 128,
      },
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers),
        rewriteHeaders: answerHeaders,
        onError: (reply, { error }) =>
          void reply.code(503).headers(tryLater).send(unavailable(reply.request, error)),
      },
    });
  }
}
