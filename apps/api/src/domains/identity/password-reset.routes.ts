import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { hashToken } from '../../platform/token.ts';
import { rememberDevice } from './commands/device-cookie.ts';
import { requestPasswordReset } from './commands/request-password-reset.ts';
import { resetPassword } from './commands/reset-password.ts';
import { isResetValid } from './password-resets.repository.ts';

const mailLimit = { max: 5, seconds: 60 };
const resetLimit = { max: 10, seconds: 60 };
const checkLimit = { max: 20, seconds: 60 };

export function passwordResetRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(
    app,
    routes.identity.forgotPassword,
    async ({ body: { email } }, { translate }) => {
      await requestPasswordReset(deps, email);
      return { message: translate('identity.reset_sent') };
    },
    { limit: mailLimit },
  );

  registerRoute(
    app,
    routes.identity.checkResetLink,
    async ({ body: { email, token } }) => {
      const isGood = await isResetValid(deps.db, email, hashToken(token), deps.clock.now());
      if (!isGood) throw new AppError('identity.reset_link_invalid');
      return {};
    },
    { limit: checkLimit },
  );

  registerRoute(
    app,
    routes.identity.resetPassword,
    async ({ body }, { translate, reply }) => {
      const { id } = await resetPassword(deps, body);
      await rememberDevice(deps, reply, id);
      return { message: translate('identity.password_reset') };
    },
    { limit: resetLimit },
  );
}
