import rateLimit from '@fastify/rate-limit';
import { callerAddress } from '@livree/server/connections';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { GatewayTrust } from './gateway-trust.ts';

/** How often one address may call a route. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

const everyRoute: Limit = { max: 300, seconds: 60 };

export interface LimitOptions {
  /** Multiplies every limit. */
  readonly rateLimitScale: number;
  readonly trust: GatewayTrust;
  /** The server where all processes count together. */
  readonly redisUrl?: string | undefined;
}

/** Limits calls by the caller's address; refused requests count too. */
export async function registerLimits(
  app: FastifyInstance,
  { rateLimitScale: scale, trust, redisUrl }: LimitOptions,
): Promise<void> {
  const counts = redisUrl === undefined ? undefined : await openCounts(redisUrl, app);
  if (counts) app.addHook('onClose', async () => counts.close());
  await app.register(rateLimit, {
    max: scaled(everyRoute.max, scale),
    timeWindow: everyRoute.seconds * 1000,
    ...(counts && { store: counts.Store }),
    allowList: (request) => request.method === 'GET' && trust.isGateway(request),
    keyGenerator: ({ ip }) => callerAddress(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Loads the client of the shared counts, if there are any. */
async function openCounts(redisUrl: string, { log }: FastifyInstance) {
  const { openSharedCounts } = await import('./shared-counts.ts');
  return openSharedCounts(redisUrl, log);
}

const scaled = (max: number, scale: number): number => Math.max(1, Math.round(max * scale));

/** Route options that give a route its own limit. */
export function limited({ max, seconds }: Limit, scale: number) {
  return { rateLimit: { max: scaled(max, scale), timeWindow: seconds * 1000 } };
}
