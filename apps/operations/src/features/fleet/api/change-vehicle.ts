import { send, type Transport } from '@livree/api-client';
import { vehicleRoutes, type VehicleEdit } from '@livree/contracts';

/** Changes a vehicle. @param version the one that was edited */
export const changeVehicle = (api: Transport, id: number, edit: VehicleEdit, version: string) =>
  send(api, vehicleRoutes.change, { params: { id }, body: { ...edit, version } });
