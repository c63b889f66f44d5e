import { send, type Transport } from '@livree/api-client';
import { fleetRoutes } from '@livree/contracts';
import { lineUp, type LineUpVehicle } from '../model/line-up.ts';

const wholeFleet = 50;

/** The least expensive vehicles that stand for the fleet. */
export async function fetchLineUp(api: Transport, signal: AbortSignal): Promise<LineUpVehicle[]> {
  const query = { perPage: wholeFleet, sortBy: 'price', sortOrder: 'asc' } as const;
  const answer = await send(api, fleetRoutes.list, { query }, { signal });
  return lineUp(answer.data.items);
}
