import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { loggedInJob } from '../identity/index.ts';
import { accountRoutes } from './account.routes.ts';
import { avatarRoutes } from './avatar.routes.ts';
import { notifyLogin } from './commands/notify-login.ts';
import { farewellMail } from './farewell-mail.ts';
import { optionRoutes } from './options.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { farewellMailJob, removeFileJob } from './settings.jobs.ts';
import { settingsRoutes } from './settings.routes.ts';

/** What a customer is and chose, their data and the end of their account. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { jobs, mail, storage, config } = deps;
  settingsRoutes(app, deps);
  profileRoutes(app, deps);
  avatarRoutes(app, deps);
  optionRoutes(app, deps);
  accountRoutes(app, deps);
  jobs.handle(removeFileJob, ({ path }) => storage.remove(path));
  jobs.handle(loggedInJob, (login) => notifyLogin(deps, login));
  jobs.handle(farewellMailJob, (leaver) => mail.send(farewellMail(leaver, config.brand.name)));
}
