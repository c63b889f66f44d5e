import { z } from '@livree/contracts/schema';
import { departurePath } from '@livree/document';
import type { Composition } from '@livree/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lastToken } from '../telemetry/visit-cookie.ts';
import type { Visits } from '../telemetry/visits.ts';
import type { FindLimits } from './find-limits.ts';
import type { LiveComposition } from './live-composition.ts';

const query = z.object({ to: z.string() });

export interface DepartureOptions {
  readonly findLimits: FindLimits;
  readonly live: Pick<LiveComposition, 'current'>;
  readonly visits: Pick<Visits, 'of'>;
}

/** The address to which a page of this site leads; undefined if it is none of the web, or another site asks. */
function readTarget({ query: asked, headers }: FastifyRequest): URL | undefined {
  const { data } = z.safeParse(query, asked);
  const target = data && URL.parse(data.to);
  const isWeb = target?.protocol === 'https:' || target?.protocol === 'http:';
  // Browsers send it to every site that could be trusted, and no script can change it.
  const { 'sec-fetch-site': from = 'same-origin' } = headers;
  return isWeb && from === 'same-origin' ? target : undefined;
}

/**
 * Leads from a page to another site, if a release of that page declares its host. Otherwise there is no answer to show, and the
 * page stays. Decided here, because a script can replace whatever would decide in the page (decision 0152).
 */
export function departureRoute(app: FastifyInstance, { findLimits, live, visits }: DepartureOptions): void {
  async function isDeclared(host: string, { remotes }: Composition): Promise<boolean> {
    const limits = await Promise.all(remotes.map(findLimits));
    // An older release does not say where it leads.
    return limits.some((each) => each === undefined || each.hosts.includes(host));
  }

  app.get(departurePath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const target = readTarget(request);
    const composition = visits.of(lastToken(request))?.composition ?? (await live.current());
    if (target === undefined || composition === undefined) return reply.code(204).send();
    return (await isDeclared(target.hostname, composition))
      ? reply.redirect(target.href, 303)
      : reply.code(204).send();
  });
}
