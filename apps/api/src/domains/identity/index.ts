import { languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { knownAddressMailJob, sweepSessionsJob } from './identity.jobs.ts';
import { userByEmail } from './identity.repository.ts';
import { identityRoutes } from './identity.routes.ts';
import { knownAddressMail } from './known-address-mail.ts';
import { removeExpiredSessions } from './sessions.repository.ts';
import { removeOldAttempts } from './account-attempts.repository.ts';

export { sessionAuthenticator } from './commands/authenticate.ts';
export { changeSessionTimeout } from './commands/change-session-timeout.ts';
export { confirmPassword } from './commands/confirm-password.ts';
export { ensureOperator } from './commands/ensure-operator.ts';
export { refuseWeakPassword } from './commands/refuse-weak-password.ts';
export { replacePassword } from './commands/replace-password.ts';
export { presentUser } from './identity.presenter.ts';
export { changeUser, userByEmail, userById, type UserRow } from './identity.repository.ts';
export { hashPassword } from './model/password.ts';
export { endSessions } from './sessions.repository.ts';

const day = 24 * 60 * 60_000;

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
  jobs.handle(sweepSessionsJob, async () => {
    const now = clock.now();
    await removeExpiredSessions(db, now);
    await removeOldAttempts(db, new Date(now.getTime() - day));
  });
  jobs.every('17 * * * *', sweepSessionsJob);
}
