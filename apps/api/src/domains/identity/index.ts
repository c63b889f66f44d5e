import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { confirmationRoutes } from './confirmation/confirmation.routes.ts';
import { callbackAddress, callbackRoutes } from './google/callback.routes.ts';
import { createGoogle } from './google/google-provider.ts';
import { googleRoutes } from './google/google.routes.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import { handleJobs } from './handle-jobs.ts';
import { identityRoutes } from './identity.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

export { createAccountFinder } from './commands/create-account-finder.ts';
export { sessionAuthenticator } from './commands/authenticate.ts';
export { changeAccount, requireAccount } from './commands/change-account.ts';
export { changeSessionTimeout } from './commands/change-session-timeout.ts';
export { confirmHolder } from './commands/confirm-holder.ts';
export { requireReauthentication } from './commands/reauthenticate.ts';
export { lockHolder } from './commands/lock-holder.ts';
export { ensureOperator } from './commands/ensure-operator.ts';
export { prepareOperators } from './commands/operator-link.ts';
export { checkNewPassword } from './commands/check-new-password.ts';
export { removeSignInMethods } from './commands/remove-sign-in-methods.ts';
export { replacePassword } from './commands/replace-password.ts';
export { presentUser } from './identity.presenter.ts';
export {
  changeUser,
  customerIdsAfter,
  userByEmail,
  userById,
  type UserRow,
  usersByIds,
} from './identity.repository.ts';
export { everyPerson, type PersonRow } from './people/people.repository.ts';
export type { AccountChange } from './mails/account-changed-mail.ts';
export { accountChangedMailJob, loggedInJob, signInMethodsRemovedJob } from './identity.jobs.ts';
export { identityPersonalData } from './personal-data.ts';
export { formerCustomerId, holdUser, lockUser, removeUser } from './personal-data.repository.ts';
export { findAddressHolder } from './guests/address-holder.ts';
export { addGuest } from './guests/add-guest.ts';
export { guestPage } from './guests/guest-key.ts';
export { listIdleGuests } from './guests/idle-guests.repository.ts';
export { requireConfirmedGuest } from './guests/require-confirmed-guest.ts';
export { contactAddress, isReachable } from './model/contact-address.ts';
export { isFactorAsked } from './model/role-in-session.ts';
export { resetFactorByServer } from './second-factor/reset-by-server.ts';
export { type Addressee, toAddressee } from './model/addressee.ts';
export { hashPassword } from './model/password.ts';

/** Accounts, sessions and the ways to sign in. */
export function register(app: FastifyInstance, deps: Deps): void {
  const google = openGoogle(deps);
  identityRoutes(app, deps);
  passwordResetRoutes(app, deps);
  confirmationRoutes(app, deps);
  guestRoutes(app, deps);
  sessionRoutes(app, deps);
  passkeyRoutes(app, deps);
  secondFactorRoutes(app, deps);
  peopleRoutes(app, deps);
  googleRoutes(app, deps, google);
  callbackRoutes(app, deps, google);
  handleJobs(deps);
}

/** A sign-in makes up to three calls to Google, all within one request. */
const callsOfSignIn = 3;

function openGoogle({ config, log, clock }: Deps) {
  if (!config.google) return undefined;
  const redirectUri = callbackAddress(config.siteUrl);
  const timeoutMs = Math.round(config.providerTimeoutMs / callsOfSignIn);
  return createGoogle({ ...config.google, redirectUri, timeoutMs, clock }, log);
}
