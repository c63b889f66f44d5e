import { send, type Transport } from '@livree/api-client';
import { vehicleRoutes, type VehicleEdit } from '@livree/contracts';

/** Adds a vehicle. */
export const addVehicle = (api: Transport, edit: VehicleEdit) => send(api, vehicleRoutes.add, { body: edit });
