import { send, type Transport } from '@livree/api-client';
import { addressRoutes } from '@livree/contracts';

/** Removes a saved address. */
export const removeAddress = (api: Transport, id: number) =>
  send(api, addressRoutes.remove, { params: { id } });
