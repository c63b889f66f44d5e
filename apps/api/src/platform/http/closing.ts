import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Milliseconds that requests under way have to end: none of ours takes longer than ten seconds. */
const underWayMs = 12_000;

/** Lets a server that is closed answer what is under way and refuse the rest; a caller who stays beyond the limit is cut off. */
export function closeCalmly(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), underWayMs).unref();
  });
  app.addHook('onRequest', (_request, _reply, done) =>
    done(isClosing ? new AppError('unavailable') : undefined),
  );
  // A connection that its client keeps for later calls would keep the server from closing.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.socket.destroySoon();
    done();
  });
}
