import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { EventBatch } from '../../platform/events/index.ts';
import { registerStreamRoute } from '../../platform/http/index.ts';
import { presentEvents } from './operations.presenter.ts';

/** What changes, to the screens of operators. */
export function eventRoutes(app: FastifyInstance, { events }: Pick<Deps, 'events'>): void {
  registerStreamRoute(app, routes.operations.events, ({ headers }, _call, signal) =>
    toMessages(events.follow(headers.lastEventId, signal)),
  );
}

async function* toMessages(batches: AsyncIterable<EventBatch | undefined>) {
  for await (const batch of batches) yield batch && { id: batch.place, data: presentEvents(batch) };
}
