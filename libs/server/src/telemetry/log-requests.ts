import type { FastifyInstance } from 'fastify';
import { getRoute } from './request-route.ts';

const heard: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Writes one line a request: who asked for it is its id and its trace, never an address, a name or a query. */
export function logRequests(app: FastifyInstance): void {
  if (!heard.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info(
      {
        reqId: request.id,
        trace: request.traceId,
        method: request.method,
        route: getRoute(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
