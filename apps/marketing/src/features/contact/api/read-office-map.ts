import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type DrawnPlace } from '@livree/contracts';

/** The place of an address, with the basemap around it. */
export const readOfficeMap = async (
  api: Transport,
  address: string,
  signal: AbortSignal,
): Promise<DrawnPlace> => (await send(api, mapsRoutes.placeMap, { query: { address } }, { signal })).data;
