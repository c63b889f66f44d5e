import type { FastifyReply } from 'fastify';

/** Aborted once nobody waits for the answer any more. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
