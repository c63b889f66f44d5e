import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import { credentials, currentUserAnswer, flatSessionAnswer, registration, sessionAnswer } from './schemas.ts';

export const identityRoutes = {
  login: defineRoute({
    id: 'identity.login',
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    summary: 'Open a session with an e-mail address and a password',
    body: credentials,
    response: sessionAnswer,
  }),
  register: defineRoute({
    id: 'identity.register',
    method: 'POST',
    path: '/auth/register',
    auth: 'public',
    summary: 'Create a customer account and open a session',
    body: registration,
    response: sessionAnswer,
    status: 201,
  }),
  registerWhileBooking: defineRoute({
    id: 'identity.registerWhileBooking',
    method: 'POST',
    path: '/register',
    auth: 'public',
    summary: 'As /auth/register, with token and user at the top level',
    body: registration,
    response: flatSessionAnswer,
    status: 201,
  }),
  logout: defineRoute({
    id: 'identity.logout',
    method: 'POST',
    path: '/auth/logout',
    auth: 'customer',
    summary: 'Revoke the session of this token',
    response: acknowledgement,
  }),
  me: defineRoute({
    id: 'identity.me',
    method: 'GET',
    path: '/auth/me',
    auth: 'customer',
    summary: 'The signed-in user',
    response: currentUserAnswer,
  }),
} as const;
