import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import { openSessionsAnswer, operatorAnswer } from './schemas.ts';

export const sessionRoutes = {
  list: defineRoute({
    id: 'sessions.list',
    method: 'GET',
    path: '/auth/sessions',
    auth: 'customer',
    summary: 'The open sessions of the signed-in person: this one, then by their last use',
    response: openSessionsAnswer,
  }),
  end: defineRoute({
    id: 'sessions.end',
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    auth: 'customer',
    summary: 'Sign one session of the signed-in person out; they are told by mail',
    params: idParams,
    response: acknowledgement,
  }),
  endOthers: defineRoute({
    id: 'sessions.endOthers',
    method: 'DELETE',
    path: '/auth/sessions',
    auth: 'customer',
    summary: 'Sign every session of the signed-in person out but this one; they are told by mail',
    response: acknowledgement,
  }),
  recogniseOperator: defineRoute({
    id: 'sessions.recogniseOperator',
    method: 'GET',
    path: '/auth/operator',
    auth: 'public',
    summary: 'Whether an operator is signed in in the browser of this cookie',
    response: operatorAnswer,
  }),
} as const;
