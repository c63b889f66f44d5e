import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as vehicles from './schemas.ts';

/** The fleet as operators keep it. */
export const vehicleRoutes = {
  list: defineRoute({
    id: 'vehicles.list',
    method: 'GET',
    path: '/operations/vehicles',
    auth: 'operator',
    summary: 'Every vehicle with its papers, or those on offer, or the retired ones',
    query: vehicles.vehiclesQuery,
    response: vehicles.managedVehiclesAnswer,
  }),
  read: defineRoute({
    id: 'vehicles.read',
    method: 'GET',
    path: '/operations/vehicles/{id}',
    auth: 'operator',
    summary: 'One vehicle with its papers, on offer or not',
    params: idParams,
    response: vehicles.managedVehicleAnswer,
  }),
  add: defineRoute({
    id: 'vehicles.add',
    method: 'POST',
    path: '/operations/vehicles',
    auth: 'operator',
    summary: 'Add a vehicle; it is on offer at once',
    body: vehicles.vehicleEdit,
    response: vehicles.managedVehicleAnswer,
    status: 201,
  }),
  change: defineRoute({
    id: 'vehicles.change',
    method: 'PUT',
    path: '/operations/vehicles/{id}',
    auth: 'operator',
    summary: 'Change what is said of a vehicle, its price by the hour and its papers',
    params: idParams,
    body: vehicles.vehicleChange,
    response: vehicles.managedVehicleAnswer,
  }),
  offer: defineRoute({
    id: 'vehicles.offer',
    method: 'PUT',
    path: '/operations/vehicles/{id}/offer',
    auth: 'operator',
    summary: 'Retire a vehicle, which keeps the rides that name it, or offer it again',
    params: idParams,
    body: vehicles.offerRequest,
    response: vehicles.managedVehicleAnswer,
  }),
} as const;
