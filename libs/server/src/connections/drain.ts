import { setTimeout as passed } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance['server']>();

/** Whether the server is about to close: its readiness says no, and each answer ends its connection. */
export const isDraining = ({ server }: Pick<FastifyInstance, 'server'>): boolean => draining.has(server);

/**
 * Waits before `app.close()` until balancers and clients have gone elsewhere. Every request is still answered. Only a
 * client may close a silent connection without losing what it sends at that moment, so wait longer than clients do.
 */
export async function drain(
  { server }: Pick<FastifyInstance, 'server'>,
  milliseconds: number,
): Promise<void> {
  draining.add(server);
  await passed(milliseconds);
}
