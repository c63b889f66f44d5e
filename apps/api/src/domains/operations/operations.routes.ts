import { mayCall, type Role, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { listActs } from '../../platform/audit/index.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { readNeeds } from './needs.repository.ts';
import { presentAct, presentNeeds } from './operations.presenter.ts';
import { readDay } from './read-day.ts';

const mostActs = 200;

/** Tasks for which a dispatcher has no screen. */
const operatorsNeeds: ReadonlySet<string> = new Set(['dispute', 'difference', 'paper']);
/** What a dispatcher has a screen for, whose history they may read. */
const dispatchersSubjects: ReadonlySet<string> = new Set([
  'reservations',
  'customers',
  'messages',
  'reviews',
]);

const isOperator = (role: Role): boolean => mayCall(role, 'operator');

export function operationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const { day, needs, acts } = routes.operations;

  registerRoute(app, day, async ({ query }, { language }) => ({
    data: await readDay(deps, query.date, language),
  }));

  registerRoute(app, needs, async (_, { caller: { role } }) => {
    const rows = await readNeeds(db, clock.now());
    return { data: presentNeeds(rows.filter(({ kind }) => isOperator(role) || !operatorsNeeds.has(kind))) };
  });

  registerRoute(app, acts, async ({ query }, { caller: { role } }) => {
    if (!isOperator(role) && !dispatchersSubjects.has(query.subject)) throw new AppError('forbidden');
    return { data: (await listActs(db, query, mostActs)).map(presentAct) };
  });
}
