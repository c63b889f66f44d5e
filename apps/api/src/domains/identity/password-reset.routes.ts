import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { requestPasswordReset } from './commands/request-password-reset.ts';
import { resetPassword } from './commands/reset-password.ts';

const mailLimit = { max: 5, seconds: 60 };
const resetLimit = { max: 10, seconds: 60 };

export function passwordResetRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(
    app,
    routes.identity.forgotPassword,
    async ({ body: { email } }, { say }) => {
      await requestPasswordReset(deps, email);
      return { message: say('identity.reset_sent') };
    },
    { limit: mailLimit },
  );

  registerRoute(
    app,
    routes.identity.resetPassword,
    async ({ body }, { say }) => {
      await resetPassword(deps, body);
      return { message: say('identity.password_reset') };
    },
    { limit: resetLimit },
  );
}
