import { paymentListAnswer } from '../payments/schemas.ts';
import { reservationListAnswer } from '../reservations/schemas.ts';
import { acknowledgement } from '../shared/envelope.ts';
import { idempotencyHeaders } from '../shared/idempotency.ts';
import { listFile } from '../shared/list-file.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as customers from './schemas.ts';

/** The customers as operators know them. */
export const customerRoutes = {
  list: defineRoute({
    id: 'customers.list',
    method: 'GET',
    path: '/operations/customers',
    auth: 'dispatcher',
    summary: 'Customers by name, address or telephone, the newest first',
    query: customers.customersQuery,
    response: customers.customersAnswer,
  }),
  add: defineRoute({
    id: 'customers.add',
    method: 'POST',
    path: '/operations/customers',
    auth: 'dispatcher',
    summary: 'Add a customer on the telephone, without a password; nobody is signed in',
    headers: idempotencyHeaders,
    body: customers.newCustomer,
    response: customers.addedCustomerAnswer,
    status: 201,
  }),
  saveList: defineRoute({
    id: 'customers.saveList',
    method: 'GET',
    path: '/operations/customers/file',
    auth: 'operator',
    summary: 'All customers of the list, as a file for spreadsheets',
    query: customers.customerFileQuery,
    response: listFile,
    produces: 'text/csv',
  }),
  read: defineRoute({
    id: 'customers.read',
    method: 'GET',
    path: '/operations/customers/{id}',
    auth: 'dispatcher',
    summary: 'One customer, and what operators wrote to them',
    params: idParams,
    response: customers.customerAnswer,
  }),
  readForRide: defineRoute({
    id: 'customers.readForRide',
    method: 'GET',
    path: '/operations/rides/{id}/customer',
    auth: 'dispatcher',
    summary: 'The customer of a ride',
    params: idParams,
    response: customers.customerOfRideAnswer,
  }),
  rides: defineRoute({
    id: 'customers.rides',
    method: 'GET',
    path: '/operations/customers/{id}/rides',
    auth: 'dispatcher',
    summary: 'The rides of a customer, the latest pickup first',
    params: idParams,
    query: customers.pageQuery,
    response: reservationListAnswer,
  }),
  payments: defineRoute({
    id: 'customers.payments',
    method: 'GET',
    path: '/operations/customers/{id}/payments',
    auth: 'dispatcher',
    summary: 'The payments and refunds of a customer, the newest first',
    params: idParams,
    query: customers.pageQuery,
    response: paymentListAnswer,
  }),
  write: defineRoute({
    id: 'customers.write',
    method: 'POST',
    path: '/operations/customers/{id}/letters',
    auth: 'dispatcher',
    summary: 'Write to a customer by mail',
    params: idParams,
    headers: idempotencyHeaders,
    body: customers.letterRequest,
    response: acknowledgement,
    status: 201,
  }),
  exportData: defineRoute({
    id: 'customers.exportData',
    method: 'POST',
    path: '/operations/customers/{id}/export',
    auth: 'operator',
    summary: 'Everything the site knows of a customer, on their request; a mail tells them',
    params: idParams,
    response: customers.customerDataAnswer,
  }),
  remove: defineRoute({
    id: 'customers.remove',
    method: 'DELETE',
    path: '/operations/customers/{id}',
    auth: 'operator',
    summary: 'Delete a customer on their request; rides and payments are kept without the person',
    params: idParams,
    body: customers.customerRemoval,
    response: acknowledgement,
  }),
} as const;
