import { z } from '@livree/contracts/schema';

/** A balancer sends several requests to several gateways. */
const asked = 8;
const timeoutMs = 1500;

const health = z.object({ status: z.string(), image: z.optional(z.string()) });

async function askOnce(siteUrl: string): Promise<(string | undefined)[]> {
  try {
    const answer = await fetch(new URL('/healthz', siteUrl), { signal: AbortSignal.timeout(timeoutMs) });
    return [z.parse(health, await answer.json()).image];
  } catch {
    return [];
  }
}

/**
 * The digests of the images that a site's gateways say they run, one for each answer; undefined for a gateway that does
 * not know its own. Empty if nobody answers.
 */
export const readRunningServers = async (siteUrl: string): Promise<readonly (string | undefined)[]> =>
  (await Promise.all(Array.from({ length: asked }, () => askOnce(siteUrl)))).flat();
