import { callerAddress } from '@livree/server/connections';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Page } from './page.ts';

/** Limits for uncached pages: requests of one address per minute, and server renders per minute for all. */
export interface PageLimits {
  readonly name: string;
  readonly perAddress: number;
  readonly inAll: number;
}

export const liveLimits: PageLimits = { name: 'live', perAddress: 240, inAll: 1800 };

/** Pages of test compositions are never cached; they take nothing of what other visitors may request. */
export const trialPageLimits: PageLimits = { name: 'trial', perAddress: 120, inAll: 240 };

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
  { name, perAddress, inAll }: PageLimits,
): (request: FastifyRequest) => Promise<Rendering> {
  const limit = (max: number) => ({ max: Math.ceil(max * scale), timeWindow: 60_000 });
  const ofAddress = app.createRateLimit({
    ...limit(perAddress),
    keyGenerator: ({ ip }) => `${name} ${callerAddress(ip)}`,
  });
  const ofAll = app.createRateLimit({ ...limit(inAll), keyGenerator: () => `${name} all` });
  return async (request) => {
    const own = await ofAddress(request);
    if (!own.isAllowed && own.isExceeded) return { seconds: own.ttlInSeconds };
    const all = await ofAll(request);
    return { by: !all.isAllowed && all.isExceeded ? 'shell' : 'server' };
  };
}
