import { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A body apart from its connection: whoever gives up reading it does not hang up on the caller, who still gets an answer. */
function apart(source: IncomingMessage): PassThrough {
  const body = new PassThrough();
  source.pipe(body);
  source.once('close', () => {
    if (!source.complete) body.destroy();
  });
  return body;
}

/** Gives a request whose body streams through a body of its own. */
export async function partBody(request: FastifyRequest): Promise<void> {
  if (request.body instanceof IncomingMessage) request.body = apart(request.body);
}
