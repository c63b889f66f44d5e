import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as absences from './schemas.ts';

/** When vehicles are away: booked like a ride, so that nothing else can have them. */
export const absenceRoutes = {
  list: defineRoute({
    id: 'absences.list',
    method: 'GET',
    path: '/operations/vehicles/{id}/absences',
    auth: 'dispatcher',
    summary: 'The absences of a vehicle that are not over, the next one first',
    params: idParams,
    response: absences.absencesAnswer,
  }),
  check: defineRoute({
    id: 'absences.check',
    method: 'POST',
    path: '/operations/vehicles/{id}/absences/check',
    auth: 'operator',
    summary: 'The rides and absences in the way of an absence; nothing happens yet',
    params: idParams,
    body: absences.absencePeriod,
    response: absences.obstaclesAnswer,
  }),
  add: defineRoute({
    id: 'absences.add',
    method: 'POST',
    path: '/operations/vehicles/{id}/absences',
    auth: 'operator',
    summary: 'Take a vehicle away for some time; refused while a ride has it',
    params: idParams,
    body: absences.absenceRequest,
    response: absences.absenceAnswer,
    status: 201,
  }),
  remove: defineRoute({
    id: 'absences.remove',
    method: 'DELETE',
    path: '/operations/absences/{id}',
    auth: 'operator',
    summary: 'Undo an absence: the vehicle can be booked again',
    params: idParams,
    response: acknowledgement,
  }),
} as const;
