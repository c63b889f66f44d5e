import type { FastifyReply } from 'fastify';

/** Aborts when the client no longer waits for the answer. */
export function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  // The client may have gone before its handler began.
  if (raw.closed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
