import { defineRoute } from '../shared/route.ts';
import * as operations from './schemas.ts';

export const operationsRoutes = {
  day: defineRoute({
    id: 'operations.day',
    method: 'GET',
    path: '/operations/day',
    auth: 'dispatcher',
    summary: 'The vehicles and their rides of one day, today by default',
    query: operations.dayQuery,
    response: operations.dayAnswer,
  }),
  needs: defineRoute({
    id: 'operations.needs',
    method: 'GET',
    path: '/operations/needs',
    auth: 'dispatcher',
    summary: 'The tasks that wait for an operator, by kind',
    response: operations.needsAnswer,
  }),
  acts: defineRoute({
    id: 'operations.acts',
    method: 'GET',
    path: '/operations/acts',
    auth: 'dispatcher',
    summary: 'What operators did to one thing, the newest first',
    query: operations.actQuery,
    response: operations.actsAnswer,
  }),
  findActs: defineRoute({
    id: 'operations.findActs',
    method: 'GET',
    path: '/operations/acts/all',
    auth: 'operator',
    summary: 'What anybody of the company, a job or a provider did, the newest first',
    query: operations.foundActsQuery,
    response: operations.foundActsAnswer,
  }),
  events: defineRoute({
    id: 'operations.events',
    method: 'GET',
    path: '/operations/events',
    auth: 'dispatcher',
    summary: 'What changes, as it happens; `Last-Event-ID` goes on after what was heard',
    headers: operations.eventsHeaders,
    response: operations.eventBatch,
    produces: 'text/event-stream',
  }),
} as const;
