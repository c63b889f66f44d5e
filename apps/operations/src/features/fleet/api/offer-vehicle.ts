import { send, type Transport } from '@livree/api-client';
import { vehicleRoutes } from '@livree/contracts';

/** Retires a vehicle, or offers it again. */
export const offerVehicle = (api: Transport, id: number, isActive: boolean) =>
  send(api, vehicleRoutes.offer, { params: { id }, body: { isActive } });
