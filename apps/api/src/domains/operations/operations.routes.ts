import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { listActs } from '../../platform/audit/index.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { readNeeds } from './needs.repository.ts';
import { presentAct, presentNeeds } from './operations.presenter.ts';
import { readDay } from './read-day.ts';

const mostActs = 200;

export function operationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const { day, needs, acts } = routes.operations;

  registerRoute(app, day, async ({ query }, { language }) => ({
    data: await readDay(deps, query.date, language),
  }));

  registerRoute(app, needs, async () => ({ data: presentNeeds(await readNeeds(db, clock.now())) }));

  registerRoute(app, acts, async ({ query }) => ({
    data: (await listActs(db, query, mostActs)).map(presentAct),
  }));
}
