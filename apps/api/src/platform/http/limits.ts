import rateLimit from '@fastify/rate-limit';
import { callerAddress } from '@livree/server/connections';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** How often one address may call a route. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

const everyRoute: Limit = { max: 300, seconds: 60 };

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the site's own rendering makes this read: it comes from this machine and not from a visitor. */
function isOwnRead(request: FastifyRequest): boolean {
  const isDirect = request.headers['x-forwarded-for'] === undefined;
  return request.method === 'GET' && isDirect && loopback.has(request.socket.remoteAddress ?? '');
}

/** Limits calls by the caller's address; refused requests count too. @param scale multiplies every limit */
export async function registerLimits(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    max: scaled(everyRoute.max, scale),
    timeWindow: everyRoute.seconds * 1000,
    allowList: isOwnRead,
    keyGenerator: ({ ip }) => callerAddress(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

const scaled = (max: number, scale: number): number => Math.max(1, Math.round(max * scale));

/** Route options that give a route its own limit. */
export function limited({ max, seconds }: Limit, scale: number) {
  return { rateLimit: { max: scaled(max, scale), timeWindow: seconds * 1000 } };
}
