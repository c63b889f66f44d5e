import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Page } from './page.ts';

/** Pages that are not kept yet: what one address may ask for in a minute, and what is rendered here in a minute for all. */
const perAddress = 240;
const inAll = 1800;

/** Who makes a page: nobody for an address that asks for too many, for so many seconds; the browser when everybody does. */
export type Rendering =
  | { readonly by: Page['mode']; readonly seconds?: never }
  | { readonly by?: never; readonly seconds: number };

/** Counts pages that must be made. Those that are kept cost nothing and are never counted. */
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
