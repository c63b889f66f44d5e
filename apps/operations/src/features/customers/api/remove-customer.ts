import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';

/** Deletes a customer whose name was typed again. */
export const removeCustomer = (api: Transport, id: number, name: string) =>
  send(api, customerRoutes.remove, { params: { id }, body: { name } });
