import { sessionAnswer } from '../identity/schemas.ts';
import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as passkeys from './schemas.ts';

export const passkeyRoutes = {
  startAdding: defineRoute({
    id: 'passkeys.startAdding',
    method: 'POST',
    path: '/auth/passkeys/options',
    auth: 'customer',
    summary:
      'What the browser needs to make a passkey, for somebody who gives their password; good for five minutes',
    body: passkeys.passkeyStart,
    response: passkeys.creationOptionsAnswer,
  }),
  add: defineRoute({
    id: 'passkeys.add',
    method: 'POST',
    path: '/auth/passkeys',
    auth: 'customer',
    summary: 'Keep the passkey that the browser made',
    body: passkeys.passkeyAddition,
    response: passkeys.passkeyAnswer,
    status: 201,
  }),
  list: defineRoute({
    id: 'passkeys.list',
    method: 'GET',
    path: '/auth/passkeys',
    auth: 'customer',
    summary: 'The passkeys of the signed-in person, oldest first',
    response: passkeys.passkeysAnswer,
  }),
  rename: defineRoute({
    id: 'passkeys.rename',
    method: 'PUT',
    path: '/auth/passkeys/{id}',
    auth: 'customer',
    summary: 'Give a passkey another name',
    params: idParams,
    body: passkeys.passkeyName,
    response: passkeys.passkeyAnswer,
  }),
  remove: defineRoute({
    id: 'passkeys.remove',
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    auth: 'customer',
    summary: 'Forget a passkey: it signs in no more',
    params: idParams,
    response: acknowledgement,
  }),
  startSignIn: defineRoute({
    id: 'passkeys.startSignIn',
    method: 'POST',
    path: '/auth/passkeys/sign-in/options',
    auth: 'public',
    summary: 'What the browser needs to show a passkey; good for five minutes',
    response: passkeys.requestOptionsAnswer,
  }),
  signIn: defineRoute({
    id: 'passkeys.signIn',
    method: 'POST',
    path: '/auth/passkeys/sign-in',
    auth: 'public',
    summary: 'Open a session with a passkey',
    body: passkeys.passkeySignIn,
    response: sessionAnswer,
  }),
} as const;
