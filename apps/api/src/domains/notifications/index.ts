import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handleJobs } from './handle-jobs.ts';
import { linkRoutes } from './links.routes.ts';
import { openPush } from './ports/push.ts';
import { pushRoutes } from './push.routes.ts';
import type { Recipients } from './recipients.ts';

export { notificationsPersonalData } from './personal-data.ts';
export { optionalMail } from './optional-mail.ts';
export type { Recipients } from './recipients.ts';

/** What customers are told that they may do without: in what way, and how it ends. */
export async function register(app: FastifyInstance, deps: Deps, recipients: Recipients): Promise<void> {
  const push = openPush(deps.config);
  handleJobs(deps, recipients, push);
  pushRoutes(app, deps, push);
  await app.register((pages) => linkRoutes(pages, deps, recipients));
}
