import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { presentSession } from '../commands/present-session.ts';
import { setBrowserCookies } from '../commands/set-browser-cookies.ts';
import { savePasskey, startAdding } from './add-passkey.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { changePasskey, listPasskeys } from './passkeys.repository.ts';
import { forgetPasskey } from './remove-passkey.ts';
import { signInWithPasskey, startSignIn } from './sign-in-with-passkey.ts';

const limit = { max: 20, seconds: 60 };

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  managementRoutes(app, deps);
  signInRoutes(app, deps);
}

function managementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { startAdding: start, add, list, rename, remove } = routes.passkeys;

  registerRoute(
    app,
    start,
    async ({ body: { password } }, { caller, token }) => ({
      data: await startAdding(deps, { userId: caller.id, token }, password),
    }),
    { limit },
  );

  registerRoute(
    app,
    add,
    async ({ body }, { caller, token, translate }) => {
      const row = await savePasskey(deps, { actor: caller, token }, body);
      return { message: translate('passkeys.added'), data: presentPasskey(row) };
    },
    { limit },
  );

  registerRoute(app, list, async (_, { caller }) => ({
    data: (await listPasskeys(db, caller.id)).map(presentPasskey),
  }));

  registerRoute(app, rename, async ({ params: { id }, body: { name } }, { caller, translate }) => {
    const row = await changePasskey(db, caller.id, id, { name });
    if (!row) throw new AppError('passkeys.not_found');
    return { message: translate('passkeys.renamed'), data: presentPasskey(row) };
  });

  registerRoute(app, remove, async ({ params: { id } }, { caller: actor, token, translate }) => {
    await forgetPasskey(deps, { actor, token }, id);
    return { message: translate('passkeys.removed') };
  });
}

function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const { startSignIn: start, signIn } = routes.passkeys;

  registerRoute(app, start, async () => ({ data: await startSignIn(deps) }), { limit });

  registerRoute(
    app,
    signIn,
    async ({ body: { credential, remember = false } }, { translate, identify, reply }) => {
      const { token, user } = await signInWithPasskey(deps, credential, remember);
      identify(user.id);
      await setBrowserCookies(deps, reply, { token, user });
      return { message: translate('identity.logged_in'), data: await presentSession(deps, { token, user }) };
    },
    { limit },
  );
}
