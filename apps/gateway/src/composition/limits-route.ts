import { z } from '@livree/contracts/schema';
import { limitsPath } from '@livree/document';
import { remoteIdSchema, versionSchema } from '@livree/release';
import type { FastifyInstance } from 'fastify';
import type { FindLimits } from './find-limits.ts';

const params = z.object({ id: remoteIdSchema, version: versionSchema });

/** A release never changes; the host of the sign-in provider is a setting. */
const anHour = 'public, max-age=3600';

/** Tells a browser what a release may use of the shell. */
export function limitsRoute(app: FastifyInstance, findLimits: FindLimits): void {
  app.get(limitsPath({ id: ':id', version: ':version' }), async (request, reply) => {
    const { data } = z.safeParse(params, request.params);
    const limits = data && (await findLimits(data));
    return limits === undefined
      ? reply.code(204).header('cache-control', 'no-store').send()
      : reply.header('cache-control', anHour).send(limits);
  });
}
