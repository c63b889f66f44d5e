import { send, type Transport } from '@livree/api-client';
import { addressRoutes, type SavedAddress } from '@livree/contracts';

/** The customer's saved addresses. */
export const readSavedAddresses = async (
  api: Transport,
  signal: AbortSignal,
): Promise<readonly SavedAddress[]> => (await send(api, addressRoutes.list, {}, { signal })).data;
