import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { knownAddressMailJob, sweepSessionsJob } from './identity.jobs.ts';
import { userByEmail } from './identity.repository.ts';
import { identityRoutes } from './identity.routes.ts';
import { knownAddressMail } from './known-address-mail.ts';
import { removeExpiredSessions } from './sessions.repository.ts';

export { sessionAuthenticator } from './commands/authenticate.ts';

/** Accounts and sessions. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, mail, clock, config } = deps;
  identityRoutes(app, deps);
  jobs.handle(knownAddressMailJob, async ({ email }) => {
    const user = await userByEmail(db, email);
    if (!user) return;
    const language = z.parse(languageSchema, user.language);
    await mail.send(knownAddressMail(user, language, config.brand.name, config.siteUrl));
  });
  jobs.handle(sweepSessionsJob, () => removeExpiredSessions(db, clock.now()));
  jobs.every('17 * * * *', sweepSessionsJob);
}
