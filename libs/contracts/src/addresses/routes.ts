import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as addresses from './schemas.ts';

export const addressRoutes = {
  list: defineRoute({
    id: 'addresses.list',
    method: 'GET',
    path: '/settings/addresses',
    auth: 'customer',
    summary: 'The saved addresses of the signed-in customer: home, work, then places by name',
    response: addresses.savedAddressesAnswer,
  }),
  save: defineRoute({
    id: 'addresses.save',
    method: 'POST',
    path: '/settings/addresses',
    auth: 'customer',
    summary: 'Save an address; a new home or work replaces the one before, the same place is saved once',
    body: addresses.savedAddressRequest,
    response: addresses.savedAddressAnswer,
    status: 201,
  }),
  change: defineRoute({
    id: 'addresses.change',
    method: 'PUT',
    path: '/settings/addresses/{id}',
    auth: 'customer',
    summary: 'Change name and address of a saved address',
    params: idParams,
    body: addresses.savedAddressChange,
    response: addresses.savedAddressAnswer,
  }),
  remove: defineRoute({
    id: 'addresses.remove',
    method: 'DELETE',
    path: '/settings/addresses/{id}',
    auth: 'customer',
    summary: 'Remove a saved address; rides keep theirs',
    params: idParams,
    response: acknowledgement,
  }),
} as const;
