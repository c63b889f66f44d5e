import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveComposition } from '../composition/live-composition.ts';
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
 * GET /healthz: 200 if the API is ready and a composition is live, otherwise 503; always with the commit.
 * GET /readyz: 200 if a composition is live; without the API its pages still come, so that no balancer may leave out
 * all gateways at once. GET /livez: the process answers.
 */
export function healthRoutes(
  app: FastifyInstance,
  { apiOrigin, commit, live }: { apiOrigin: string; commit: string; live: LiveComposition },
): void {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': inertPolicy };
  const answer = (reply: FastifyReply, isReady: boolean) => {
    reply.code(isReady ? 200 : 503).headers(headers);
    return { status: isReady ? 'ready' : 'starting', commit };
  };
  app.get('/healthz', async (_request, reply) => {
    const [api, composition] = await Promise.all([isReady(apiOrigin), live.current()]);
    return answer(reply, api && composition !== undefined);
  });
  app.get('/readyz', async (_request, reply) => answer(reply, (await live.current()) !== undefined));
  app.get('/livez', async (_request, reply) => answer(reply, true));
}
