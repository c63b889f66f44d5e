import { setTimeout as passed } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Milliseconds that requests under way have to end: none of ours takes longer than ten seconds. */
const underWayMs = 12_000;

/**
 * Lets a server that is closed answer what is under way and refuse the rest. It has closed when nothing is under way any
 * more, also for clients who hung up; a caller who stays beyond the limit is cut off.
 */
export function closeCalmly(app: FastifyInstance): void {
  let isClosing = false;
  const underWay = new Set<FastifyRequest>();
  const { promise: isQuiet, resolve: beQuiet } = Promise.withResolvers<void>();
  const end = (request: FastifyRequest): void => {
    underWay.delete(request);
    if (isClosing && underWay.size === 0) beQuiet();
  };
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), underWayMs).unref();
  });
  app.addHook('onClose', async () => {
    if (underWay.size > 0) await Promise.race([isQuiet, passed(underWayMs, undefined, { ref: false })]);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing) return done(new AppError('unavailable'));
    underWay.add(request);
    done();
  });
  // Its handler has ended, whether or not somebody waits for the answer.
  app.addHook('onSend', (request, reply, _payload, done) => {
    end(request);
    // A connection that its client keeps for later calls would keep the server from closing.
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.socket.destroySoon();
    done();
  });
}
