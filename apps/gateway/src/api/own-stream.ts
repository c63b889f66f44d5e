import { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A body separate from its connection: if the reader stops, the caller stays connected and still gets an answer. */
function apart(source: IncomingMessage): PassThrough {
  const body = new PassThrough();
  source.pipe(body);
  source.once('close', () => {
    if (!source.complete) body.destroy();
  });
  return body;
}

/** Gives a request with a streamed body its own stream. */
export async function partBody(request: FastifyRequest): Promise<void> {
  if (request.body instanceof IncomingMessage) request.body = apart(request.body);
}
