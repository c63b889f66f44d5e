import {
  closeGracefully,
  connectionOptions,
  type ConnectionTimeouts,
  dropUnreadBodies,
} from '@livree/server/connections';
import { chooseRequestId, logRequests } from '@livree/server/telemetry';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { readLanguage, refusal, refusalHeaders, pickStatus } from './api/refusals.ts';
import type { GatewayConfig } from './config.ts';
import { addSecurityHeaders, commonHeaders } from './security/headers.ts';
import { refuseOtherWorkers } from './security/one-worker.ts';
import { refuseUnreadable } from './security/refuse-unreadable.ts';

export interface ServerOptions {
  readonly logger: FastifyServerOptions['logger'];
  /** Shorter in tests. */
  readonly timeouts?: ConnectionTimeouts;
}

/**
 * Creates a server without routes. It adds the security headers to every answer, and its refusals have the API's
 * form.
 */
export function createServer(
  { trustProxy }: Pick<GatewayConfig, 'trustProxy'>,
  { logger, timeouts }: ServerOptions,
): FastifyInstance {
  const app = Fastify({
    ...connectionOptions(timeouts),
    logger: logger ?? false,
    genReqId: chooseRequestId,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
    // The one proxy in front wrote the last address; anybody could have written those before.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    // Renderers start before the server is ready; on a busy machine, ten seconds are not enough.
    pluginTimeout: 60_000,
  });
  dropUnreadBodies(app);
  closeGracefully(app);
  addSecurityHeaders(app);
  refuseOtherWorkers(app);
  answerErrors(app);
  logRequests(app);
  return app;
}

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .headers(refusalHeaders)
      .send(refusal(404, readLanguage(request))),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = pickStatus(error);
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .headers(refusalHeaders)
      .send(refusal(status, readLanguage(request)));
  });
}

/** An unreadable address reaches no hook. */
function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ ...commonHeaders, ...refusalHeaders })
    .send(refusal(400, readLanguage(request)));
}
