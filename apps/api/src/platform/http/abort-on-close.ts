import type { FastifyReply } from 'fastify';

/** Aborts when the client no longer waits for the answer. */
export function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
