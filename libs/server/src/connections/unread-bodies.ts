import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How much of an unread body is still received, in bytes and milliseconds. */
const maxBytes = 16 * 1024 * 1024;
const maxMs = 5_000;

/** Receives and discards the rest of a body; closes the connection of one that does not end. */
function discardRest(request: IncomingMessage): void {
  let left = maxBytes;
  const hangUp = () => request.destroy();
  const timer = setTimeout(hangUp, maxMs).unref();
  request.once('close', () => clearTimeout(timer));
  request.unpipe().on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) hangUp();
  });
  request.resume();
}

/**
 * Discards the rest of a request that was answered before it had arrived completely. A client that is cut off instead loses the
 * answer, and unread bytes would block the next request on the connection.
 */
export function dropUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) discardRest(raw);
  });
}
