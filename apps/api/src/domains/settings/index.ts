import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Accounts } from '../customers/index.ts';
import { loggedInJob, signInMethodsRemovedJob } from '../identity/index.ts';
import { newsletterLeftJob } from '../newsletter/index.ts';
import { register as registerNotifications } from '../notifications/index.ts';
import { accountRoutes } from './account.routes.ts';
import { avatarRoutes } from './avatar.routes.ts';
import { endMarketing } from './commands/end-marketing.ts';
import { type ExportSavedCards, exportData } from './commands/export-data.ts';
import { forgetFormerHolder } from './commands/forget-former-holder.ts';
import { forgetIdleGuests } from './commands/forget-idle-guests.ts';
import { notifyLogin } from './commands/notify-login.ts';
import { removeCustomer } from './commands/remove-customer.ts';
import { farewellMail } from './mails/farewell-mail.ts';
import { optionRoutes } from './options.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { settingsRecipients } from './recipients.ts';
import { farewellMailJob, forgetIdleGuestsJob, removeFileJob } from './settings.jobs.ts';
import { settingsRoutes } from './settings.routes.ts';

export { customerNames } from './customer-names.ts';
export { showClient } from './show-client.ts';

/**
 * A customer's profile and settings, their export and the deletion of the account; returns what operators do with an
 * account. @param exportSavedCards asks the provider of cards
 */
export async function register(
  app: FastifyInstance,
  deps: Deps,
  exportSavedCards: ExportSavedCards,
): Promise<Accounts> {
  const { jobs, mail, storage, config } = deps;
  settingsRoutes(app, deps);
  profileRoutes(app, deps);
  avatarRoutes(app, deps);
  optionRoutes(app, deps);
  accountRoutes(app, { ...deps, exportSavedCards });
  await registerNotifications(app, deps, settingsRecipients(deps));
  jobs.handle(forgetIdleGuestsJob, () => forgetIdleGuests(deps));
  jobs.every('41 3 * * *', forgetIdleGuestsJob);
  jobs.handle(removeFileJob, ({ path }) => storage.remove(path));
  jobs.handle(loggedInJob, (login) => notifyLogin(deps, login));
  jobs.handle(signInMethodsRemovedJob, (loss) => forgetFormerHolder(deps, loss));
  jobs.handle(newsletterLeftJob, ({ email }) => endMarketing(deps, email));
  jobs.handle(farewellMailJob, async (leaver) => void (await mail.send(farewellMail(leaver, config))));
  return {
    exportData: (person) => exportData({ ...deps, exportSavedCards }, person, 'data-handed-over'),
    removeCustomer: (removal) => removeCustomer(deps, removal),
  };
}
