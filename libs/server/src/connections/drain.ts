import { setTimeout as passed } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

type Server = Pick<FastifyInstance, 'server'>;

const drains = new WeakMap<FastifyInstance['server'], AbortController>();

function findDrain({ server }: Server): AbortController {
  const drained = drains.get(server) ?? new AbortController();
  drains.set(server, drained);
  return drained;
}

/** Aborts as the server begins to drain, for answers that would not end by themselves. */
export const drainSignal = (app: Server): AbortSignal => findDrain(app).signal;

/** Whether the server is about to close: its readiness says no, and each answer ends its connection. */
export const isDraining = (app: Server): boolean => drainSignal(app).aborted;

/** Ends what would not end by itself; whoever closes a server without draining begins here. */
export const beginDrain = (app: Server): void => findDrain(app).abort();

/**
 * Waits before `app.close()` until balancers and clients have gone elsewhere. Every request is still answered. Only a
 * client may close a silent connection without losing what it sends at that moment, so wait longer than clients do.
 */
export async function drain(app: Server, milliseconds: number): Promise<void> {
  beginDrain(app);
  await passed(milliseconds);
}
