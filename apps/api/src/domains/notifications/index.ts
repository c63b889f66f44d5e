import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handleJobs } from './handle-jobs.ts';
import { linkRoutes } from './links.routes.ts';
import { openPush } from './ports/push.ts';
import { pushRoutes } from './push.routes.ts';
import type { Recipients } from './recipients.ts';

export { notificationsPersonalData } from './personal-data.ts';
export { removeAllSubscriptions } from './push-subscriptions.repository.ts';
export { optionalMail } from './mails/optional-mail.ts';
export type { Recipients } from './recipients.ts';

/** Optional messages to customers: their channels, and how to unsubscribe. */
export async function register(app: FastifyInstance, deps: Deps, recipients: Recipients): Promise<void> {
  const push = openPush(deps.config);
  handleJobs(deps, recipients, push);
  pushRoutes(app, deps, push);
  await app.register((pages) => linkRoutes(pages, deps, recipients));
}
