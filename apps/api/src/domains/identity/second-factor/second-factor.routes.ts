import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { registerRoute } from '../../../platform/http/index.ts';
import { giveCode, givePasskey } from './give-factor.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { forgetAuthenticator } from './remove-authenticator.ts';
import { addAuthenticator, startAuthenticator } from './set-up-authenticator.ts';

const limit = { max: 20, seconds: 60 };

/** The second factor of the company's people. */
export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const factor = routes.secondFactor;

  registerRoute(app, factor.read, async (_, { caller, token }) => ({
    data: await readSecondFactor(deps, caller.id, token),
  }));

  registerRoute(
    app,
    factor.give,
    async ({ body: { code } }, { caller: actor, token, translate }) => {
      await giveCode(deps, { actor, token }, code);
      return { message: translate('second_factor.given') };
    },
    { limit },
  );

  registerRoute(
    app,
    factor.givePasskey,
    async ({ body: { credential } }, { caller: actor, token, translate }) => {
      await givePasskey(deps, { actor, token }, credential);
      return { message: translate('second_factor.given') };
    },
    { limit },
  );

  registerRoute(
    app,
    factor.startAuthenticator,
    async (_, { caller: actor, token }) => ({ data: await startAuthenticator(deps, { actor, token }) }),
    { limit },
  );

  registerRoute(
    app,
    factor.addAuthenticator,
    async ({ body: { code } }, { caller: actor, token, translate }) => {
      await addAuthenticator(deps, { actor, token }, code);
      return { message: translate('second_factor.authenticator_added') };
    },
    { limit },
  );

  registerRoute(app, factor.removeAuthenticator, async (_, { caller: actor, token, translate }) => {
    await forgetAuthenticator(deps, { actor, token });
    return { message: translate('second_factor.authenticator_removed') };
  });

  registerRoute(
    app,
    factor.makeRecoveryCodes,
    async (_, { caller: actor, token }) => ({
      data: { codes: await makeRecoveryCodes(deps, { actor, token }) },
    }),
    { limit },
  );
}
