import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Page } from './page.ts';

/** Limits for uncached pages: requests of one address per minute, and server renders per minute for all. */
const perAddress = 240;
const inAll = 1800;

/**
 * Who renders a page: nobody, for some seconds, if its address requests too many; the browser, if all together do.
 */
export type Rendering =
  | { readonly by: Page['mode']; readonly seconds?: never }
  | { readonly by?: never; readonly seconds: number };

/** Counts pages that must be rendered. Cached pages cost nothing and are never counted. */
export function renderingLimit(
  app: FastifyInstance,
  scale: number,
): (request: FastifyRequest) => Promise<Rendering> {
  const limit = (max: number) => ({ max: Math.ceil(max * scale), timeWindow: 60_000 });
  const ofAddress = app.createRateLimit({ ...limit(perAddress), keyGenerator: ({ ip }) => ip });
  const ofAll = app.createRateLimit({ ...limit(inAll), keyGenerator: () => 'all' });
  return async (request) => {
    const own = await ofAddress(request);
    if (!own.isAllowed && own.isExceeded) return { seconds: own.ttlInSeconds };
    const all = await ofAll(request);
    return { by: !all.isAllowed && all.isExceeded ? 'shell' : 'server' };
  };
}
