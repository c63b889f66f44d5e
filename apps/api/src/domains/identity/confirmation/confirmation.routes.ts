import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { registerRoute } from '../../../platform/http/index.ts';
import { confirmEmail } from './confirm-email.ts';
import { requestConfirmation } from './request-confirmation.ts';

const confirmLimit = { max: 20, seconds: 60 };
const mailLimit = { max: 5, seconds: 60 };

/** The calls that confirm the address of the signed-in account. */
export function confirmationRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(
    app,
    routes.identity.confirmEmail,
    async ({ body: { token } }, { caller, translate }) => {
      const data = await confirmEmail(deps, caller.id, token);
      return { message: translate('identity.email_confirmed'), data };
    },
    { limit: confirmLimit },
  );

  registerRoute(
    app,
    routes.identity.sendConfirmation,
    async (_, { caller, translate }) => {
      await requestConfirmation(deps, caller.id);
      return { message: translate('identity.confirmation_sent') };
    },
    { limit: mailLimit },
  );
}
