import { z } from '@livree/contracts/schema';
import type { CallSigner } from '@livree/server/caller';
import { isDraining } from '@livree/server/connections';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveComposition } from '../composition/live-composition.ts';
import type { GatewayConfig } from '../config.ts';

interface HealthOptions extends Pick<GatewayConfig, 'apiOrigin' | 'commit' | 'image'> {
  readonly signer: CallSigner;
  readonly live: LiveComposition;
}

/** Then all visitors share the limits of one. */
const disbelieved = 'the API does not believe this gateway';

/** Milliseconds for the API to report that it is ready. */
const readyLimit = 1000;

const readySchema = z.object({ gateway: z.optional(z.boolean()) });

/** What a gateway hears from the API: one of a version before does not say whether it believes who calls. */
async function askApi(apiOrigin: string, signer: CallSigner): Promise<'ready' | 'away' | 'disbelieving'> {
  try {
    const signal = AbortSignal.timeout(readyLimit);
    const answer = await fetch(`${apiOrigin}/readyz`, { signal, headers: signer.forItself() });
    const body: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok) return 'away';
    return z.safeParse(readySchema, body).data?.gateway === false ? 'disbelieving' : 'ready';
  } catch {
    return 'away';
  }
}

/**
 * GET /healthz: 200 if the API is ready and believes this gateway's signature, and a composition is live, otherwise 503; always with the commit,
 * and the image if it is known.
 * GET /readyz: 200 if a composition is live and the gateway is not about to stop; without the API its pages still come, so that no balancer may leave out
 * all gateways at once. GET /livez: the process answers.
 */
export function healthRoutes(
  app: FastifyInstance,
  { apiOrigin, signer, commit, image, live }: HealthOptions,
): void {
  const answer = (reply: FastifyReply, isFine: boolean, trouble = 'starting') => {
    reply.code(isFine ? 200 : 503).header('cache-control', 'no-store');
    return { status: isFine ? 'ready' : trouble, commit, ...(image !== undefined && { image }) };
  };
  const isUsable = async () => (await live.current()) !== undefined && !isDraining(app);
  app.get('/healthz', async (_request, reply) => {
    const [api, isUp] = await Promise.all([askApi(apiOrigin, signer), isUsable()]);
    if (api === 'disbelieving') return answer(reply, false, disbelieved);
    return answer(reply, api === 'ready' && isUp);
  });
  app.get('/readyz', async (_request, reply) => answer(reply, await isUsable()));
  app.get('/livez', async (_request, reply) => answer(reply, true));
}
