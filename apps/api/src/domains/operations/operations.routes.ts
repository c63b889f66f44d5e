import { mayCall, type Role, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { listActs, pageOfActs } from '../../platform/audit/index.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { readNeeds } from './needs.repository.ts';
import { presentAct, presentFoundAct, presentNeeds } from './operations.presenter.ts';
import { readDay } from './read-day.ts';
import { toActFilter } from './to-act-filter.ts';

const mostActs = 200;
const actsOfPage = 50;

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
  const { db, clock, config } = deps;
  const { day, needs, acts, findActs } = routes.operations;

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

  registerRoute(app, findActs, async ({ query }) => {
    const slice = toSlice(query, actsOfPage);
    const { rows, total } = await pageOfActs(db, toActFilter(query, config.timeZone), slice);
    return { data: asPage(rows.map(presentFoundAct), total, slice) };
  });
}
