import { send, type Transport } from '@livree/api-client';
import { absenceRoutes, type AbsenceRequest } from '@livree/contracts';

/** Takes a vehicle away for some time. */
export const addAbsence = (api: Transport, id: number, absence: AbsenceRequest) =>
  send(api, absenceRoutes.add, { params: { id }, body: absence });
