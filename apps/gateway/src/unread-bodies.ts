import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Of a body that nobody reads, what is still let in: so much, and for so many milliseconds. */
const mostBytes = 16 * 1024 * 1024;
const patience = 5_000;

/** Reads the rest of a body for nothing; hangs up on one without end. */
function dropRest(request: IncomingMessage): void {
  let left = mostBytes;
  const hangUp = () => request.destroy();
  const timer = setTimeout(hangUp, patience).unref();
  request.once('close', () => clearTimeout(timer));
  request.unpipe().on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) hangUp();
  });
  request.resume();
}

/**
 * An answer may come before its whole request has. The rest is let in and dropped: a sender who is cut off loses the answer,
 * and what is left unread keeps the next request on that connection waiting.
 */
export function dropUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) dropRest(raw);
  });
}
