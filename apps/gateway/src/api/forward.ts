import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { apiBases, routes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { CallSigner } from '@livree/server/caller';
import { drainSignal } from '@livree/server/connections';
import { isEventStream } from '@livree/server/telemetry';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { callerHeaders, hopHeaders, type Headers } from './caller-headers.ts';
import { compressed } from './compressed.ts';
import { liveStream } from './live-stream.ts';
import { partBody } from './own-stream.ts';
import { readLanguage, refusal, retryAfter, pickStatus } from './refusals.ts';

/** Paths that belong to the API. */
const prefixes = [...apiBases, '/storage'] as const;

/** Those of its event streams, which have connections of their own: each keeps one for hours. */
const streams = apiBases.map((base) => `${base}${routes.operations.events.path}`);

/** Milliseconds for the API to start its answer, and between two parts of it. */
const answerLimit = 15_000;

/** The same for an event stream, which says something every ten seconds. */
const streamLimit = 40_000;

/** Connections to the API, for calls and for event streams. */
const mostCalls = 128;
const mostStreams = 512;

/** Milliseconds after which a silent connection is closed: sooner than an API that stops does it. */
export const silenceLimit = 4000;

const keptBack = new Set([...hopHeaders, 'cross-origin-opener-policy']);

/** Removes the hop's own headers and the opener policy: a provider's page must keep the window that opened it. */
function answerHeaders(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !keptBack.has(name)));
}

const answerSchema = z.object({ stream: z.instanceof(Readable) });

/** The proxy's types call the answer a response of its own server. */
const readBody = (answer: unknown): Readable => z.parse(answerSchema, answer).stream;

const tryLater = { 'retry-after': retryAfter, 'cache-control': 'no-store' };

interface Caller extends Pick<FastifyRequest, 'id' | 'headers'> {
  readonly raw: { readonly complete: boolean; readonly destroyed: boolean };
}

/** Logs in one line, without a stack, who caused the failure, and returns the answer. */
function unavailable(log: FastifyBaseLogger, caller: Caller, { message: reason }: Error) {
  const { id: reqId, raw } = caller;
  if (raw.destroyed && !raw.complete) log.info({ reqId }, 'the caller hung up');
  else log.warn({ reqId, reason }, 'the API did not answer');
  return refusal(503, readLanguage(caller));
}

/** Forwards the API's paths to the API, and streams bodies and answers. */
export async function forwardToApi(
  app: FastifyInstance,
  {
    apiOrigin,
    trustProxy,
    signer,
  }: Pick<GatewayConfig, 'apiOrigin' | 'trustProxy'> & { readonly signer: CallSigner },
): Promise<void> {
  // The proxy would log each failure a second time, with its stack.
  app.setChildLoggerFactory((log, bindings, options) => log.child(bindings, { ...options, level: 'error' }));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = pickStatus(error);
    return status === 500
      ? reply
          .code(503)
          .headers(tryLater)
          .send(unavailable(app.log, request, error))
      : reply.code(status).send(refusal(status, readLanguage(request)));
  });
  app.addHook('preHandler', partBody);
  const readAnswer = (...[request, reply, answer]: Parameters<typeof compressed>): Readable =>
    isEventStream(reply) ? liveStream(answer, drainSignal(app)) : compressed(request, reply, answer);
  for (const prefix of [...prefixes, ...streams]) {
    const isStream = streams.includes(prefix);
    await app.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: {
        connectTimeout: 2000,
        headersTimeout: answerLimit,
        bodyTimeout: isStream ? streamLimit : answerLimit,
        keepAliveTimeout: silenceLimit,
        keepAliveMaxTimeout: silenceLimit,
        connections: isStream ? mostStreams : mostCalls,
      },
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => callerHeaders(request, headers, { trustProxy, signer }),
        rewriteHeaders: answerHeaders,
        onResponse: (request, reply, answer) => void reply.send(readAnswer(request, reply, readBody(answer))),
        onError: (reply, { error }) =>
          void reply
            .code(503)
            .headers(tryLater)
            .send(unavailable(app.log, reply.request, error)),
      },
    });
  }
}
