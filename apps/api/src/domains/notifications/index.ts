import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { linkRoutes } from './links.routes.ts';
import type { Recipients } from './recipients.ts';

export { optionalMail } from './optional-mail.ts';
export type { Recipient, Recipients } from './recipients.ts';

/** What customers are told that they may do without: in what way, and how it ends. */
export async function register(app: FastifyInstance, deps: Deps, recipients: Recipients): Promise<void> {
  await app.register((pages) => linkRoutes(pages, deps, recipients));
}
