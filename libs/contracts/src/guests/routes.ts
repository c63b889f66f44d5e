import { sessionAnswer } from '../identity/schemas.ts';
import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import { guest, guestLink, guestLinkAnswer, guestLinkWish, keptAccount } from './schemas.ts';

export const guestRoutes = {
  begin: defineRoute({
    id: 'guests.begin',
    method: 'POST',
    path: '/auth/guest',
    auth: 'public',
    summary: 'Open a session of a new account without a password; any address is answered alike',
    body: guest,
    response: sessionAnswer,
    status: 201,
  }),
  requestLink: defineRoute({
    id: 'guests.requestLink',
    method: 'POST',
    path: '/auth/guest/link',
    auth: 'public',
    session: 'optional',
    summary:
      "Mail a guest a link, good for 15 minutes and once, with the mail's key or in the guest's session",
    body: guestLinkWish,
    response: acknowledgement,
  }),
  redeemLink: defineRoute({
    id: 'guests.redeemLink',
    method: 'POST',
    path: '/auth/guest/session',
    auth: 'public',
    summary: "Open a session of a guest with the mail's link, once; the guest's other sessions end",
    body: guestLink,
    response: guestLinkAnswer,
  }),
  keep: defineRoute({
    id: 'guests.keep',
    method: 'POST',
    path: '/auth/guest/keep',
    auth: 'customer',
    summary: 'Make a guest, who came with a link of the last minutes, a customer with an account',
    body: keptAccount,
    response: acknowledgement,
  }),
  join: defineRoute({
    id: 'guests.join',
    method: 'POST',
    path: '/auth/guest/join',
    auth: 'customer',
    summary: "Give a guest's rides to the account with the guest's address, and delete the guest",
    response: acknowledgement,
  }),
} as const;
