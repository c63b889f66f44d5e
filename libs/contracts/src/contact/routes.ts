import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import * as contact from './schemas.ts';

export const contactRoutes = {
  list: defineRoute({
    id: 'contact.list',
    method: 'GET',
    path: '/contact',
    auth: 'public',
    summary: 'All contact entries',
    response: contact.contactsAnswer,
  }),
  info: defineRoute({
    id: 'contact.info',
    method: 'GET',
    path: '/contact/info',
    auth: 'public',
    summary: 'Contact entries by type',
    query: contact.contactInfoQuery,
    response: contact.contactsByTypeAnswer,
  }),
  search: defineRoute({
    id: 'contact.search',
    method: 'GET',
    path: '/contact/search',
    auth: 'public',
    summary: 'Contact entries that hold a text',
    query: contact.contactSearchQuery,
    response: contact.contactsAnswer,
  }),
  read: defineRoute({
    id: 'contact.read',
    method: 'GET',
    path: '/contact/{name}',
    auth: 'public',
    summary: 'One contact entry by type or alias',
    params: contact.contactNameParams,
    response: contact.contactAnswer,
  }),
  send: defineRoute({
    id: 'contact.send',
    method: 'POST',
    path: '/contact',
    auth: 'public',
    session: 'optional',
    summary: 'A message to the operator, kept and mailed',
    body: contact.contactMessage,
    response: acknowledgement,
    status: 201,
  }),
} as const;
