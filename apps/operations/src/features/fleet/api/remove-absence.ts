import { send, type Transport } from '@livree/api-client';
import { absenceRoutes } from '@livree/contracts';

/** Undoes an absence. */
export const removeAbsence = (api: Transport, id: number) =>
  send(api, absenceRoutes.remove, { params: { id } });
