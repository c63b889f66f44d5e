import { problemId } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { problemReportsPath } from '@livree/server/problem-reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, type GatewayTrust } from '../../platform/http/index.ts';
import { readReport } from './problems.repository.ts';

const paramsSchema = z.object({ id: problemId });

/** Gives reports to programs of this site alone, outside of what the gateway forwards. */
export function registerReportReader(
  app: FastifyInstance,
  { db }: Pick<Deps, 'db'>,
  trust: Pick<GatewayTrust, 'isGateway'>,
): void {
  app.get(`${problemReportsPath}/:id`, async (request) => {
    const { data } = z.safeParse(paramsSchema, request.params);
    const found = data && trust.isGateway(request) ? await readReport(db, data.id) : undefined;
    if (found === undefined) throw new AppError('not_found');
    return found;
  });
}
