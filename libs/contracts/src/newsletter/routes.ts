import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import { newsletterRequest, newsletterTokenFields } from './schemas.ts';

export const newsletterRoutes = {
  subscribe: defineRoute({
    id: 'newsletter.subscribe',
    method: 'POST',
    path: '/newsletter',
    auth: 'public',
    session: 'optional',
    summary: 'Ask for the newsletter; a mail asks the owner of the address to confirm',
    body: newsletterRequest,
    response: acknowledgement,
    status: 202,
  }),
  confirm: defineRoute({
    id: 'newsletter.confirm',
    method: 'POST',
    path: '/newsletter/confirm',
    auth: 'public',
    summary: 'Confirm a subscription with the token of the mail, once',
    body: newsletterTokenFields,
    response: acknowledgement,
  }),
  /** The token is in the address, as one-click unsubscription (RFC 8058) requires. */
  unsubscribe: defineRoute({
    id: 'newsletter.unsubscribe',
    method: 'POST',
    path: '/newsletter/unsubscribe',
    auth: 'public',
    summary: 'End a subscription with the token of any of our mails',
    query: newsletterTokenFields,
    response: acknowledgement,
  }),
} as const;
