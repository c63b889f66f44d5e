import { acknowledgement } from '../shared/envelope.ts';
import { idempotencyHeaders } from '../shared/idempotency.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as messages from './message-schemas.ts';
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
  manage: defineRoute({
    id: 'contact.manage',
    method: 'GET',
    path: '/contact/manage',
    auth: 'operator',
    summary: 'All contact entries, those that are not shown among them',
    response: contact.contactsAnswer,
  }),
  save: defineRoute({
    id: 'contact.save',
    method: 'PUT',
    path: '/contact/{name}',
    auth: 'operator',
    summary: 'Writes one contact entry by type or alias',
    params: contact.contactNameParams,
    body: contact.contactEntryRequest,
    response: contact.contactAnswer,
  }),
  messages: defineRoute({
    id: 'contact.messages',
    method: 'GET',
    path: '/contact/messages',
    auth: 'dispatcher',
    summary:
      'Messages of the contact form: those without an answer, the longest waiting first, or the others',
    query: messages.messageQuery,
    response: messages.messagesAnswer,
  }),
  answer: defineRoute({
    id: 'contact.answer',
    method: 'POST',
    path: '/contact/messages/{id}/answer',
    auth: 'dispatcher',
    summary: 'Answer a message by mail, once',
    params: idParams,
    body: messages.messageReply,
    response: messages.answeredMessageAnswer,
  }),
  send: defineRoute({
    id: 'contact.send',
    method: 'POST',
    path: '/contact',
    auth: 'public',
    session: 'optional',
    summary: 'A message to the operator, kept and mailed; once for a repeated request',
    headers: idempotencyHeaders,
    body: messages.contactMessage,
    response: acknowledgement,
    status: 201,
  }),
} as const;
