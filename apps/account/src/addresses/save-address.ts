import { send, type Transport } from '@livree/api-client';
import { addressRoutes, type SavedAddressRequest } from '@livree/contracts';

/** Saves an address; a new home or work replaces the one before. */
export const saveAddress = (api: Transport, body: SavedAddressRequest) =>
  send(api, addressRoutes.save, { body });
