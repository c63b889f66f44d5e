import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { logIn } from './commands/log-in.ts';
import { registerCustomer } from './commands/register-customer.ts';
import { googleLinkedAt } from './google/google-accounts.repository.ts';
import { presentUser } from './identity.presenter.ts';
import { userById } from './identity.repository.ts';
import { hashToken } from '../../platform/token.ts';
import { removeSession } from './sessions.repository.ts';

const loginLimit = { max: 10, seconds: 60 };
const registrationLimit = { max: 5, seconds: 60 };

export function identityRoutes(app: FastifyInstance, deps: Deps): void {
  const { login, register, registerWhileBooking, logout, me } = routes.identity;

  registerRoute(
    app,
    login,
    async ({ body }, { say }) => {
      const { token, user } = await logIn(deps, body);
      return { message: say('identity.logged_in'), data: { token, user: presentUser(user) } };
    },
    { limit: loginLimit },
  );

  registerRoute(
    app,
    register,
    async ({ body }, { say, language }) => {
      const { token, user } = await registerCustomer(deps, body, language);
      return { message: say('identity.registered'), data: { token, user: presentUser(user) } };
    },
    { limit: registrationLimit },
  );

  registerRoute(
    app,
    registerWhileBooking,
    async ({ body }, { say, language }) => {
      const { token, user } = await registerCustomer(deps, body, language);
      return { message: say('identity.registered'), token, user: presentUser(user) };
    },
    { limit: registrationLimit },
  );

  registerRoute(app, logout, async (_, { token, say }) => {
    if (token !== null) await removeSession(deps.db, hashToken(token));
    return { message: say('identity.logged_out') };
  });

  registerRoute(app, me, async (_, { caller }) => {
    const row = await userById(deps.db, caller.id);
    if (!row) throw new AppError('unauthenticated');
    const user = presentUser(row);
    const google = (await googleLinkedAt(deps.db, caller.id)) !== null;
    const signInMethods = { password: row.password_hash !== null, google };
    return { data: { user, signInMethods }, user };
  });
}
