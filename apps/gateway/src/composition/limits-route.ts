import { z } from '@livree/contracts/schema';
import { limitsPath } from '@livree/document';
import { readLimits, releaseName, remoteIdSchema, versionSchema, type Limits } from '@livree/release';
import type { Releases } from '@livree/release/ledger';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inertPolicy } from '../security/headers.ts';

const params = z.object({ remote: remoteIdSchema, version: versionSchema });

/** How many releases' limits stay in memory. */
const keptReleases = 200;

/** A release never changes; the host of the sign-in provider is a setting. */
const anHour = 'public, max-age=3600';

/**
 * Tells a browser what a release may use of the shell, as the ledger has it and not as the release's own files say.
 * @param signInHost the host of the configured sign-in provider
 */
export function limitsRoute(
  app: FastifyInstance,
  { ledgers, signInHost }: { readonly ledgers: readonly Releases[]; readonly signInHost: string },
): void {
  const kept = new LRUCache<string, Limits>({ max: keptReleases });

  async function find(id: string, version: string): Promise<Limits | undefined> {
    const known = kept.get(releaseName(id, version));
    if (known !== undefined) return known;
    for (const ledger of ledgers) {
      if (!(await ledger.has(id, version))) continue;
      const limits = readLimits(await ledger.release(id, version));
      if (limits !== undefined) kept.set(releaseName(id, version), limits);
      return limits;
    }
    return undefined;
  }

  app.get(limitsPath({ id: ':remote', version: ':version' }), async (request, reply) => {
    reply.headers({ 'content-security-policy': inertPolicy, 'cache-control': 'no-store' });
    const { data } = z.safeParse(params, request.params);
    const limits = data && (await find(data.remote, data.version));
    if (limits === undefined) return reply.code(204).send();
    const hosts = [...limits.hosts, signInHost];
    return reply.header('cache-control', anHour).send({ ...limits, hosts } satisfies Limits);
  });
}
