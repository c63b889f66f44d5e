import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/index.ts';
import { requireReauthentication } from '../identity/index.ts';
import { type ExportDependencies, exportData } from './commands/export-data.ts';
import { joinAccount } from './commands/join-account.ts';
import { removeAccount } from './commands/remove-account.ts';

const exportLimit = { max: 10, seconds: 60 };
const joinLimit = { max: 10, seconds: 60 };
const removalLimit = { max: 10, seconds: 60 };

/** The calls about all of a person's data: export, deletion, and a guest's joining an account. */
export function accountRoutes(app: FastifyInstance, deps: ExportDependencies): void {
  const { exportData: exported, removeAccount: removal } = routes.settings;

  registerRoute(
    app,
    exported,
    async (_, { caller, language, token, translate }) => {
      await requireReauthentication(deps, { userId: caller.id, token });
      const data = await exportData(deps, { id: caller.id, email: caller.email, language });
      return { message: translate('settings.exported'), data };
    },
    { limit: exportLimit },
  );

  registerRoute(
    app,
    removal,
    async ({ body }, { caller, language, token, translate }) => {
      const person = { id: caller.id, email: caller.email, language };
      await removeAccount(deps, { person, token }, body);
      return { message: translate('settings.account_removed') };
    },
    { limit: removalLimit },
  );

  registerRoute(
    app,
    routes.guests.join,
    async (_, { caller, token, translate }) => {
      await joinAccount(deps, { userId: caller.id, token });
      return { message: translate('identity.guest_joined') };
    },
    { limit: joinLimit },
  );
}
