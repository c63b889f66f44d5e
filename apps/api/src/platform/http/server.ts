import { apiBase, apiBases, preferredLanguage } from '@livree/contracts';
import {
  closeGracefully,
  connectionOptions,
  type ConnectionTimeouts,
  dropUnreadBodies,
} from '@livree/server/connections';
import { chooseRequestId, logRequests } from '@livree/server/telemetry';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import { AppError } from './app-error.ts';
import { errorBody, registerErrorHandler } from './error-handler.ts';
import { type LimitOptions, registerLimits } from './limits.ts';
import { refuseConnection } from './refuse-connection.ts';

const maxBodyBytes = 256 * 1024;

/** Every base of the API is mapped to the canonical one. */
function canonicalUrl(url: string): string {
  const base = apiBases.find((candidate) => url === candidate || url.startsWith(`${candidate}/`));
  return base === undefined ? url : apiBase + url.slice(base.length);
}

/** A server without routes: limits, headers, errors, request ids and one log line per request. */
export async function createServer(
  options: LimitOptions & {
    readonly log: FastifyBaseLogger;
    /** Shorter in tests. */
    readonly timeouts?: ConnectionTimeouts;
  },
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...connectionOptions(options.timeouts),
    clientErrorHandler: refuseConnection,
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trust.trustProxy,
    // A busy machine may need more than the usual ten seconds.
    pluginTimeout: 60_000,
    bodyLimit: maxBodyBytes,
    genReqId: chooseRequestId,
    rewriteUrl: (request) => canonicalUrl(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // `closeGracefully` answers with our own error.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      const refusal = errorBody(
        new AppError('invalid_request'),
        preferredLanguage(request.headers['accept-language']),
      );
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(refusal));
    },
  });
  app.addHook('onRequest', async (request) => options.trust.admit(request));
  app.decorateRequest('userId', null);
  app.decorateRequest('refusal', null);
  app.decorate('rateLimitScale', options.rateLimitScale);
  registerErrorHandler(app);
  dropUnreadBodies(app);
  closeGracefully(app, () => new AppError('unavailable'));
  acceptEmptyBodies(app);
  addSecurityHeaders(app);
  await registerLimits(app, options);
  nameRequests(app);
  logRequests(app);
  return app;
}

/** The same on every answer and created once; Fastify's helmet plugin creates them for each answer. */
function addSecurityHeaders(app: FastifyInstance): void {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()));
}

/** A call without content may still declare JSON. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}

/** Each answer says under which id the log has it. */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
