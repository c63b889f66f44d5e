import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import { confirmationAnswer } from './booking-schemas.ts';
import * as changes from './change-schemas.ts';

/** The changes of a ride that is paid. */
export const changeRoutes = {
  list: defineRoute({
    id: 'changes.list',
    method: 'GET',
    path: '/reservations/{id}/changes',
    auth: 'customer',
    others: 'dispatcher',
    summary: 'Whether the customer may change the ride now, and what was changed before',
    params: idParams,
    response: changes.changesAnswer,
  }),
  quote: defineRoute({
    id: 'changes.quote',
    method: 'POST',
    path: '/reservations/{id}/changes/quote',
    auth: 'customer',
    summary: 'The signed price of the changed ride beside the one that was paid; nothing happens yet',
    params: idParams,
    body: changes.changeQuoteRequest,
    response: changes.changeQuoteAnswer,
  }),
  make: defineRoute({
    id: 'changes.make',
    method: 'POST',
    path: '/reservations/{id}/changes',
    auth: 'customer',
    summary:
      'Change the ride at the quoted price: a lower one is given back; a higher one takes effect once `confirm-payment` has paid the difference',
    params: idParams,
    body: changes.changeRequest,
    response: confirmationAnswer,
  }),
  request: defineRoute({
    id: 'changes.request',
    method: 'POST',
    path: '/reservations/{id}/change-requests',
    auth: 'customer',
    summary:
      'Ask for a change after the deadline; an operator accepts or declines it. A ride has one open request',
    params: idParams,
    body: changes.changeRequest,
    response: changes.changesAnswer,
  }),
  withdraw: defineRoute({
    id: 'changes.withdraw',
    method: 'POST',
    path: '/reservations/{id}/change-requests/withdraw',
    auth: 'customer',
    summary: 'Withdraw the open request for a change',
    params: idParams,
    response: changes.changesAnswer,
  }),
} as const;
