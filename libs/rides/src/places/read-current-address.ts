import { send, type Transport } from '@livree/api-client';
import { mapsRoutes } from '@livree/contracts';

/** Why the visitor's position is unknown. */
export type PositionFailure = 'position' | 'positionUnsupported';

export type CurrentAddress = { readonly label: string } | { readonly failure: PositionFailure };

const patience = 10_000;

function position(geolocation: Geolocation): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, { timeout: patience, maximumAge: 60_000 });
  });
}

/** The name of the visitor's place. The browser asks the visitor for permission first. */
export async function readCurrentAddress(api: Transport, geolocation?: Geolocation): Promise<CurrentAddress> {
  if (geolocation === undefined) return { failure: 'positionUnsupported' };
  try {
    const { latitude, longitude } = (await position(geolocation)).coords;
    const { data } = await send(api, mapsRoutes.reverse, { query: { latitude, longitude } });
    return { label: data.label };
  } catch {
    return { failure: 'position' };
  }
}
