import { send, type Transport } from '@livree/api-client';
import { customerRoutes, type NewCustomer } from '@livree/contracts';

/** Adds a customer without a password. */
export const addCustomer = (api: Transport, customer: NewCustomer) =>
  send(api, customerRoutes.add, { body: customer });
