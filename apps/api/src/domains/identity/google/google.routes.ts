import { type GoogleProof, routes, type Session } from '@livree/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { presentSession } from '../commands/present-session.ts';
import { requireReauthentication } from '../commands/reauthenticate.ts';
import { setBrowserCookies } from '../commands/set-browser-cookies.ts';
import { refuseUnconfirmed } from '../confirmation/lock-confirmed-holder.ts';
import { userById } from '../identity.repository.ts';
import type { GoogleProvider } from './google-provider.ts';
import { linkGoogle, unlinkGoogle } from './link-google.ts';
import { proveGoogle } from './prove-google.ts';
import { type GoogleVisit, signInWithGoogle } from './sign-in-with-google.ts';
import { startGoogle } from './start-google.ts';

const limit = { max: 20, seconds: 60 };

/** The calls of Google's sign-in. Without a provider, they answer that it is off. */
export function googleRoutes(app: FastifyInstance, deps: Deps, google: GoogleProvider | undefined): void {
  signInRoutes(app, deps, google);
  linkRoutes(app, deps, google);
}

function enabled(google: GoogleProvider | undefined): GoogleProvider {
  if (!google) throw new AppError('identity.google_disabled');
  return google;
}

/** The browser that signs in. */
interface Browser {
  readonly identify: (userId: number) => void;
  readonly reply: FastifyReply;
}

function signInRoutes(app: FastifyInstance, deps: Deps, google: GoogleProvider | undefined): void {
  const { startGoogle: start, redeemGoogle, signInWithGoogle: signInWithCredential } = routes.identity;

  const signIn = async (
    proof: GoogleProof,
    visit: Omit<GoogleVisit, 'person'>,
    { identify, reply }: Browser,
  ): Promise<Session> => {
    const person = await proveGoogle(deps, enabled(google), proof, null);
    const { token, user } = await signInWithGoogle(deps, { ...visit, person });
    identify(user.id);
    await setBrowserCookies(deps, reply, { token, user });
    return presentSession(deps, { token, user });
  };

  registerRoute(
    app,
    start,
    async ({ query }, { caller, language, token }) => {
      const provider = enabled(google);
      const isLink = query.purpose === 'link';
      if (isLink && !caller) throw new AppError('login_required');
      const holder = isLink && caller ? await userById(deps.db, caller.id) : undefined;
      if (holder) {
        refuseUnconfirmed(holder);
        await requireReauthentication(deps, { userId: holder.id, token });
      }
      return { data: await startGoogle(deps, provider, holder?.id ?? null, language) };
    },
    { limit },
  );

  registerRoute(
    app,
    redeemGoogle,
    async ({ body: { sessionKey, browserKey, remember = false } }, { translate, language, ...browser }) => {
      const data = await signIn({ sessionKey, browserKey }, { remember, language }, browser);
      return { message: translate('identity.google_signed_in'), data };
    },
    { limit },
  );

  registerRoute(
    app,
    signInWithCredential,
    async ({ body: { credential, browserKey, remember = false } }, { translate, language, ...browser }) => {
      const data = await signIn({ credential, browserKey }, { remember, language }, browser);
      return { message: translate('identity.google_signed_in'), data };
    },
    { limit },
  );
}

function linkRoutes(app: FastifyInstance, deps: Deps, google: GoogleProvider | undefined): void {
  const { linkGoogle: link, unlinkGoogle: unlink } = routes.identity;

  registerRoute(
    app,
    link,
    async ({ body }, { caller, token, translate }) => {
      const person = await proveGoogle(deps, enabled(google), body, caller.id);
      await linkGoogle(deps, { userId: caller.id, token }, person);
      return { message: translate('identity.google_linked') };
    },
    { limit },
  );

  registerRoute(app, unlink, async (_, { caller, token, translate }) => {
    await requireReauthentication(deps, { userId: caller.id, token });
    await unlinkGoogle(deps, caller.id);
    return { message: translate('identity.google_unlinked') };
  });
}
