import { setTimeout as passed } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginDrain, isDraining } from './drain.ts';

/** Milliseconds that running requests have to end: every call ends within ten seconds. */
const drainMs = 12_000;

/**
 * Makes `app.close()` answer running requests, refuse new ones with the error that `refuse` makes, and wait until every handler
 * has ended, even if its client hung up. Clients that stay beyond the limit are disconnected.
 * Without `refuse`, Fastify's own 503 answers.
 */
export function closeGracefully(app: FastifyInstance, refuse?: () => Error): void {
  let isClosing = false;
  const running = new Set<FastifyRequest>();
  const { promise: isDrained, resolve: markDrained } = Promise.withResolvers<void>();
  const end = (request: FastifyRequest): void => {
    running.delete(request);
    if (isClosing && running.size === 0) markDrained();
  };
  app.addHook('preClose', async () => {
    isClosing = true;
    beginDrain(app);
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
  app.addHook('onClose', async () => {
    if (running.size > 0) await Promise.race([isDrained, passed(drainMs, undefined, { ref: false })]);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing && refuse) return done(refuse());
    running.add(request);
    done();
  });
  // The handler has ended, whether or not its client still waits.
  app.addHook('onSend', (request, reply, _payload, done) => {
    end(request);
    // A kept-alive connection would keep the server from closing.
    if (isClosing || isDraining(app)) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    end(request);
    if (isClosing) request.socket.destroySoon();
    done();
  });
}
