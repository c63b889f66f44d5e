import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as fleet from './schemas.ts';

export const fleetRoutes = {
  list: defineRoute({
    id: 'fleet.list',
    method: 'GET',
    path: '/vehicules',
    auth: 'public',
    summary: 'Vehicles on offer, filtered and sorted',
    query: fleet.vehicleQuery,
    response: fleet.vehicleListAnswer,
  }),
  search: defineRoute({
    id: 'fleet.search',
    method: 'GET',
    path: '/vehicules/search',
    auth: 'public',
    summary: 'Vehicles whose make, model, type or description holds a text',
    query: fleet.vehicleSearchQuery,
    response: fleet.vehicleListAnswer,
  }),
  types: defineRoute({
    id: 'fleet.types',
    method: 'GET',
    path: '/vehicules/types/list',
    auth: 'public',
    summary: 'Types present in the fleet',
    response: fleet.vehicleTypesAnswer,
  }),
  byType: defineRoute({
    id: 'fleet.byType',
    method: 'GET',
    path: '/vehicules/type/{type}',
    auth: 'public',
    summary: 'Vehicles of one type',
    params: fleet.vehicleTypeParams,
    query: fleet.vehicleSearchQuery,
    response: fleet.vehicleListAnswer,
  }),
  read: defineRoute({
    id: 'fleet.read',
    method: 'GET',
    path: '/vehicules/{id}',
    auth: 'public',
    summary: 'One vehicle',
    params: idParams,
    response: fleet.vehicleAnswer,
  }),
} as const;
