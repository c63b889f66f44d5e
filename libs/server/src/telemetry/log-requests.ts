import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEventStream } from './is-event-stream.ts';
import { getRoute } from './request-route.ts';

const heard: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Writes one line a request: who asked for it is its id and its trace, never an address, a name or a query. */
export function logRequests(app: FastifyInstance): void {
  if (!heard.has(app.log.level)) return;
  const write = (request: FastifyRequest, reply: FastifyReply): void =>
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
  app.addHook('onResponse', (request, reply, done) => {
    write(request, reply);
    done();
  });
  // Who listens to an event stream leaves before it has ended.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isEventStream(reply))
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) write(request, reply);
      });
    done();
  });
}
