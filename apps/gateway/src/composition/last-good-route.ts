import { z } from '@livree/contracts/schema';
import { lastGoodPath } from '@livree/document';
import {
  browserReleaseSchema,
  isTrial,
  releaseName,
  remoteIdSchema,
  versionSchema,
  type Composition,
  type Release,
} from '@livree/release';
import { findLastGood, Refusal, type Ledger } from '@livree/release/ledger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readToken } from '../telemetry/visit-cookie.ts';
import type { Visits } from '../telemetry/visits.ts';
import type { LiveComposition } from './live-composition.ts';
import { refusePin } from './pin-cookie.ts';

const params = z.object({ remote: remoteIdSchema, version: versionSchema });
const askedPerMinute = 60;

/** How many answers stay in memory: in an outage, every visitor asks the same. */
const keptAnswers = 200;

export interface LastGoodOptions {
  readonly ledger: Ledger;
  readonly live: Pick<LiveComposition, 'current'>;
  readonly visits: Pick<Visits, 'of'>;
  readonly rateLimitScale: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

/**
 * Tells a browser which release takes the place of one that fails in its page, if there is one, and that a booking is not
 * kept with what failed. A tester wants to see the failure, and gets neither.
 */
export function lastGoodRoute(
  app: FastifyInstance,
  { ledger, live, visits, rateLimitScale, time }: LastGoodOptions,
): void {
  const kept = new LRUCache<string, Promise<Release | undefined>>({ max: keptAnswers });

  async function find(composition: Composition, id: string, version: string) {
    const key = [await ledger.liveStamp(), composition.id, releaseName(id, version)].join(' ');
    const found = kept.get(key) ?? findLastGood(ledger, { id, version, composition }, new Date(time()));
    kept.set(key, found);
    return found.catch((error: unknown) => {
      kept.delete(key);
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  }

  /** The page in which the release fails; what is live, if this gateway does not know the visit. */
  async function findPage(request: FastifyRequest): Promise<Composition | undefined> {
    return visits.of(readToken(request))?.composition ?? (await live.current());
  }

  app.get(
    lastGoodPath({ id: ':remote', version: ':version' }),
    { config: { rateLimit: { max: Math.ceil(askedPerMinute * rateLimitScale), timeWindow: 60_000 } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { data } = z.safeParse(params, request.params);
      const composition = await findPage(request);
      if (data === undefined || composition === undefined || isTrial(composition))
        return reply.code(204).send();
      reply.header('set-cookie', refusePin(request));
      const release = await find(composition, data.remote, data.version);
      return release === undefined
        ? reply.code(204).send()
        : reply.send(z.parse(browserReleaseSchema, release));
    },
  );
}
