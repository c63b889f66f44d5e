import { isDraining } from '@livree/server/connections';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveComposition } from '../composition/live-composition.ts';
import type { GatewayConfig } from '../config.ts';
import { inertPolicy } from '../security/headers.ts';

/** Milliseconds for the API to report that it is ready. */
const readyLimit = 1000;

async function isReady(apiOrigin: string): Promise<boolean> {
  const answer = await fetch(`${apiOrigin}/readyz`, { signal: AbortSignal.timeout(readyLimit) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/**
 * GET /healthz: 200 if the API is ready and a composition is live, otherwise 503; always with the commit, and the image if
 * it is known.
 * GET /readyz: 200 if a composition is live and the gateway is not about to stop; without the API its pages still come, so that no balancer may leave out
 * all gateways at once. GET /livez: the process answers.
 */
export function healthRoutes(
  app: FastifyInstance,
  {
    apiOrigin,
    commit,
    image,
    live,
  }: Pick<GatewayConfig, 'apiOrigin' | 'commit' | 'image'> & { live: LiveComposition },
): void {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': inertPolicy };
  const answer = (reply: FastifyReply, isFine: boolean) => {
    reply.code(isFine ? 200 : 503).headers(headers);
    return { status: isFine ? 'ready' : 'starting', commit, ...(image !== undefined && { image }) };
  };
  const isUsable = async () => (await live.current()) !== undefined && !isDraining(app);
  app.get('/healthz', async (_request, reply) => {
    const [api, isUp] = await Promise.all([isReady(apiOrigin), isUsable()]);
    return answer(reply, api && isUp);
  });
  app.get('/readyz', async (_request, reply) => answer(reply, await isUsable()));
  app.get('/livez', async (_request, reply) => answer(reply, true));
}
