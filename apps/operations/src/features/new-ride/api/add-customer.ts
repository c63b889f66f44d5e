import { send, type Transport } from '@livree/api-client';
import { customerRoutes, type NewCustomer } from '@livree/contracts';

/** Adds a customer without a password. @param key one for a customer, however often they are sent */
export const addCustomer = (api: Transport, customer: NewCustomer, key: string) =>
  send(api, customerRoutes.add, { body: customer, headers: { idempotencyKey: key } });
