import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { hashToken } from '../../platform/token.ts';
import { readDevice } from './commands/device-cookie.ts';
import { logIn } from './commands/log-in.ts';
import { redeemOperatorLink } from './commands/operator-link.ts';
import { presentSession } from './commands/present-session.ts';
import { reauthenticate } from './commands/reauthenticate.ts';
import { registerCustomer } from './commands/register-customer.ts';
import { setBrowserCookies } from './commands/set-browser-cookies.ts';
import { googleLinkedAt } from './google/google-accounts.repository.ts';
import { presentUser } from './identity.presenter.ts';
import { userById } from './identity.repository.ts';
import { removeSession } from './sessions.repository.ts';

const registrationLimit = { max: 5, seconds: 60 };
const linkLimit = { max: 20, seconds: 60 };

export function identityRoutes(app: FastifyInstance, deps: Deps): void {
  const { login, register, registerWhileBooking, logout, givePassword: give, me } = routes.identity;
  const { redeemOperatorLink: redeemLink } = routes.identity;

  registerRoute(app, login, async ({ body }, { translate, language, address, reply }) => {
    const visit = { address, device: readDevice(reply.request), language };
    const { token, user } = await logIn(deps, body, visit);
    await setBrowserCookies(deps, reply, { token, user });
    return { message: translate('identity.logged_in'), data: await presentSession(deps, { token, user }) };
  });

  registerRoute(
    app,
    register,
    async ({ body }, { translate, language, reply }) => {
      const { token, user } = await registerCustomer(deps, body, language);
      await setBrowserCookies(deps, reply, { token, user });
      return { message: translate('identity.registered'), data: { token, user: presentUser(user) } };
    },
    { limit: registrationLimit },
  );

  registerRoute(
    app,
    registerWhileBooking,
    async ({ body }, { translate, language, reply }) => {
      const { token, user } = await registerCustomer(deps, body, language);
      await setBrowserCookies(deps, reply, { token, user });
      return { message: translate('identity.registered'), token, user: presentUser(user) };
    },
    { limit: registrationLimit },
  );

  registerRoute(
    app,
    redeemLink,
    async ({ body }, { translate, identify, reply }) => {
      const { token, user } = await redeemOperatorLink(deps, body.token);
      identify(user.id);
      await setBrowserCookies(deps, reply, { token, user });
      return { message: translate('identity.logged_in'), data: await presentSession(deps, { token, user }) };
    },
    { limit: linkLimit },
  );

  registerRoute(app, logout, async (_, { token, translate }) => {
    if (token !== null) await removeSession(deps.db, hashToken(token));
    return { message: translate('identity.logged_out') };
  });

  registerRoute(app, give, async ({ body: { password } }, { caller, token, translate }) => {
    await reauthenticate(deps, caller.id, { token, password });
    return { message: translate('identity.password_given') };
  });

  registerRoute(app, me, async (_, { caller }) => {
    const row = await userById(deps.db, caller.id);
    if (!row) throw new AppError('unauthenticated');
    const user = { ...presentUser(row), role: caller.role };
    const google = (await googleLinkedAt(deps.db, caller.id)) !== null;
    const signInMethods = { password: row.password_hash !== null, google };
    const emailConfirmed = row.email_verified_at !== null;
    const isGuest = row.guest_email !== null;
    const secondFactorAsked = caller.role !== row.role;
    return { data: { user, signInMethods, emailConfirmed, isGuest, secondFactorAsked }, user };
  });
}
