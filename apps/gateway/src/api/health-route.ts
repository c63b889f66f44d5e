import type { FastifyInstance } from 'fastify';
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

/** GET /healthz: 200 if the API is ready and a composition is live, otherwise 503; always with the commit. */
export function healthRoute(
  app: FastifyInstance,
  { apiOrigin, commit, live }: { apiOrigin: string; commit: string; live: LiveComposition },
): void {
  app.get('/healthz', async (_request, reply) => {
    const [api, composition] = await Promise.all([isReady(apiOrigin), live.current()]);
    const ready = api && composition !== undefined;
    reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy });
    return { status: ready ? 'ready' : 'starting', commit };
  });
}
