import { send, type Transport } from '@livree/api-client';
import { peopleRoutes, type NewInvitation } from '@livree/contracts';

/** Mails somebody a link that gives a role. */
export const invitePerson = (api: Transport, invitation: NewInvitation) =>
  send(api, peopleRoutes.invite, { body: invitation });
