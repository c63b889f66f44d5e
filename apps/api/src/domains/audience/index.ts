import { audienceRoutes, type CountedPage, euros, keptDays } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { countPages, sumCampaigns } from './audience.repository.ts';

const day = 24 * 60 * 60_000;

/** `/reservation/4` is step 4 of `/reservation`. */
function presentPage({ kind, place, visits }: { kind: string; place: string; visits: number }): CountedPage {
  if (kind === 'page') return { page: place, step: null, visits };
  const end = place.lastIndexOf('/');
  return { page: place.slice(0, end), step: Number(place.slice(end + 1)), visits };
}

/** What operators see of visits, of visitors who allowed it alone. */
export function register(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  registerRoute(app, audienceRoutes.read, async ({ query }) => {
    const days = Math.min(Math.max(query.days ?? keptDays, 1), keptDays);
    const since = new Date(clock.now().getTime() - days * day);
    const campaigns = await sumCampaigns(db, since);
    return {
      data: {
        pages: (await countPages(db, since)).map(presentPage),
        campaigns: campaigns.map(({ campaign, rides, total_cents: cents }) => ({
          name: campaign ?? '',
          rides,
          total: euros(cents),
        })),
      },
    };
  });
}
