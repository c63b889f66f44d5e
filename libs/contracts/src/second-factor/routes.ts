import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import * as factor from './schemas.ts';

/** The second factor of the people who work for the company: set up, given and taken away. */
export const secondFactorRoutes = {
  read: defineRoute({
    id: 'secondFactor.read',
    method: 'GET',
    path: '/auth/second-factor',
    auth: 'customer',
    summary: 'What the signed-in person has as second factor, and whether this session gave it',
    response: factor.secondFactorAnswer,
  }),
  give: defineRoute({
    id: 'secondFactor.give',
    method: 'POST',
    path: '/auth/second-factor',
    auth: 'customer',
    summary:
      'Give a code of the authenticator or a recovery code, each once: the session has the role from then on',
    body: factor.givenCode,
    response: acknowledgement,
  }),
  givePasskey: defineRoute({
    id: 'secondFactor.givePasskey',
    method: 'POST',
    path: '/auth/second-factor/passkey',
    auth: 'customer',
    summary: 'Show a passkey of the signed-in person instead of a code',
    body: factor.givenPasskey,
    response: acknowledgement,
  }),
  startAuthenticator: defineRoute({
    id: 'secondFactor.startAuthenticator',
    method: 'POST',
    path: '/auth/second-factor/authenticator/options',
    auth: 'customer',
    summary:
      'The secret of a new authenticator, good for fifteen minutes; the one before works until a code proves the new one',
    response: factor.newAuthenticatorAnswer,
  }),
  addAuthenticator: defineRoute({
    id: 'secondFactor.addAuthenticator',
    method: 'POST',
    path: '/auth/second-factor/authenticator',
    auth: 'customer',
    summary: 'Keep the new authenticator, proven by its code; it replaces the one before',
    body: factor.authenticatorCode,
    response: acknowledgement,
    status: 201,
  }),
  removeAuthenticator: defineRoute({
    id: 'secondFactor.removeAuthenticator',
    method: 'DELETE',
    path: '/auth/second-factor/authenticator',
    auth: 'customer',
    summary: 'Forget the authenticator of somebody who has a passkey',
    response: acknowledgement,
  }),
  makeRecoveryCodes: defineRoute({
    id: 'secondFactor.makeRecoveryCodes',
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    auth: 'customer',
    summary: 'Ten new recovery codes, told this once; those before work no more',
    response: factor.recoveryCodesAnswer,
    status: 201,
  }),
} as const;
