import { send, type Transport } from '@livree/api-client';
import { addressRoutes, type SavedAddressChange } from '@livree/contracts';

/** Changes name and address of a saved address. */
export const changeAddress = (api: Transport, id: number, body: SavedAddressChange) =>
  send(api, addressRoutes.change, { params: { id }, body });
