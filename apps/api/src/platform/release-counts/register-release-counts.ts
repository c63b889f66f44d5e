import { z } from '@livree/contracts/schema';
import { countsBatchSchema, releaseCountsPath } from '@livree/server/release-counts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, type GatewayTrust } from '../http/index.ts';
import { defineJob } from '../jobs/index.ts';
import { addReleaseCounts, removeReleaseCounts, sumReleaseCounts } from './release-counts.repository.ts';

const keptMs = 30 * 24 * 3_600_000;

/** Deletes counts whose time is over. */
export const sweepCountsJob = defineJob('release-counts.sweep', z.record(z.string(), z.never()));
const querySchema = z.object({ since: z.optional(z.iso.datetime()) });

/** Keeps what gateways count for releases. Nobody but a gateway of this site may add or read counts. */
export function registerReleaseCounts(
  app: FastifyInstance,
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  trust: Pick<GatewayTrust, 'isGateway'>,
): void {
  const oldest = () => new Date(clock.now().getTime() - keptMs);

  async function admitGateway(request: FastifyRequest): Promise<void> {
    if (!trust.isGateway(request)) throw new AppError('not_found');
  }

  app.post(releaseCountsPath, { onRequest: admitGateway }, async ({ body }) => {
    const { data: batch } = z.safeParse(countsBatchSchema, body);
    if (batch === undefined) throw new AppError('invalid_request');
    await addReleaseCounts(db, batch, clock.now());
    return {};
  });

  app.get(releaseCountsPath, { onRequest: admitGateway }, async ({ query }) => {
    const { data: asked } = z.safeParse(querySchema, query);
    if (asked === undefined) throw new AppError('invalid_request');
    const since = asked.since === undefined ? oldest() : new Date(asked.since);
    return { counts: await sumReleaseCounts(db, since) };
  });

  jobs.handle(sweepCountsJob, () => removeReleaseCounts(db, oldest()));
  jobs.every('41 4 * * *', sweepCountsJob);
}
