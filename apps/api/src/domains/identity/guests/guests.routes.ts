import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { registerRoute } from '../../../platform/http/index.ts';
import { setBrowserCookies } from '../commands/set-browser-cookies.ts';
import { presentUser } from '../identity.presenter.ts';
import { beginAsGuest } from './begin-as-guest.ts';
import { keepAccount } from './keep-account.ts';
import { redeemGuestLink } from './redeem-guest-link.ts';
import { requestGuestLink } from './request-guest-link.ts';

const beginLimit = { max: 5, seconds: 60 };
const mailLimit = { max: 5, seconds: 60 };
const linkLimit = { max: 20, seconds: 60 };
const keepLimit = { max: 10, seconds: 60 };

/** The calls of customers who book without an account. */
export function guestRoutes(app: FastifyInstance, deps: Deps): void {
  const { begin, requestLink, redeemLink, keep } = routes.guests;

  registerRoute(
    app,
    begin,
    async ({ body }, { translate, language, identify, reply }) => {
      const { token, user } = await beginAsGuest(deps, body, language);
      identify(user.id);
      await setBrowserCookies(deps, reply, { token, user });
      return { message: translate('identity.guest_started'), data: { token, user: presentUser(user) } };
    },
    { limit: beginLimit },
  );

  registerRoute(
    app,
    requestLink,
    async ({ body }, { caller, translate }) => {
      await requestGuestLink(deps, { key: body.key ?? null, callerId: caller?.id ?? null });
      return { message: translate('identity.guest_link_sent') };
    },
    { limit: mailLimit },
  );

  registerRoute(
    app,
    redeemLink,
    async ({ body }, { translate, identify, reply }) => {
      const { token, user, addressHolder } = await redeemGuestLink(deps, body.token);
      identify(user.id);
      await setBrowserCookies(deps, reply, { token, user });
      const data = { token, user: presentUser(user), addressHolder };
      return { message: translate('identity.logged_in'), data };
    },
    { limit: linkLimit },
  );

  registerRoute(
    app,
    keep,
    async ({ body }, { caller, token, translate }) => {
      await keepAccount(deps, { userId: caller.id, token }, body);
      return { message: translate('identity.account_kept') };
    },
    { limit: keepLimit },
  );
}
