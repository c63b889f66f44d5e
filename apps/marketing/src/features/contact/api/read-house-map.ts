import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type DrawnPlace } from '@livree/contracts';

/** Where an address is, with the land round it. */
export const readHouseMap = async (
  api: Transport,
  address: string,
  signal: AbortSignal,
): Promise<DrawnPlace> => (await send(api, mapsRoutes.placeMap, { query: { address } }, { signal })).data;
