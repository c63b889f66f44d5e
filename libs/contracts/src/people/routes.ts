import { sessionAnswer } from '../identity/schemas.ts';
import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as people from './schemas.ts';

/** The people who work for the company: who they are, how they come and how they go. */
export const peopleRoutes = {
  list: defineRoute({
    id: 'people.list',
    method: 'GET',
    path: '/operations/people',
    auth: 'operator',
    summary: 'The people with a role, by name, and who is invited',
    response: people.peopleAnswer,
  }),
  invite: defineRoute({
    id: 'people.invite',
    method: 'POST',
    path: '/operations/people/invitations',
    auth: 'operator',
    summary:
      'Mail somebody a link, good for three days and once, that gives a role; needs the password given before',
    body: people.newInvitation,
    response: acknowledgement,
    status: 201,
  }),
  withdraw: defineRoute({
    id: 'people.withdraw',
    method: 'DELETE',
    path: '/operations/people/invitations/{id}',
    auth: 'operator',
    summary: 'Make the link of an invitation worthless',
    params: idParams,
    response: acknowledgement,
  }),
  changeRole: defineRoute({
    id: 'people.changeRole',
    method: 'PUT',
    path: '/operations/people/{id}/role',
    auth: 'operator',
    summary:
      'Give somebody else of the company another role; their sessions end; needs the password given before',
    params: idParams,
    body: people.roleChange,
    response: acknowledgement,
  }),
  endSessions: defineRoute({
    id: 'people.endSessions',
    method: 'POST',
    path: '/operations/people/{id}/end-sessions',
    auth: 'operator',
    summary: 'Sign somebody else of the company out everywhere',
    params: idParams,
    response: acknowledgement,
  }),
  resetFactor: defineRoute({
    id: 'people.resetFactor',
    method: 'POST',
    path: '/operations/people/{id}/reset-second-factor',
    auth: 'operator',
    summary:
      'Remove the passkeys, the authenticator and the recovery codes of somebody else of the company, who is signed out and sets up a second factor again; needs the password given before',
    params: idParams,
    response: acknowledgement,
  }),
  dismiss: defineRoute({
    id: 'people.dismiss',
    method: 'DELETE',
    path: '/operations/people/{id}',
    auth: 'operator',
    summary: 'Take the role of somebody else away, end their sessions and withdraw their invitations',
    params: idParams,
    response: acknowledgement,
  }),
  checkInvitation: defineRoute({
    id: 'people.checkInvitation',
    method: 'POST',
    path: '/auth/invitation/check',
    auth: 'public',
    summary: 'Whom a link invites to what, without using it',
    body: people.invitationLink,
    response: people.invitationAnswer,
  }),
  join: defineRoute({
    id: 'people.join',
    method: 'POST',
    path: '/auth/invitation',
    auth: 'public',
    summary: 'Use a link, once: the password is set, other ways to sign in go, and a session opens',
    body: people.joining,
    response: sessionAnswer,
  }),
} as const;
