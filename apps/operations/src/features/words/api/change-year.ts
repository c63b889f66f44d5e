import { send, type Transport } from '@livree/api-client';
import { wordRoutes, type YearRequest } from '@livree/contracts';

/** Changes an entry of the timeline. @param version that of what was edited */
export const changeYear = (api: Transport, id: number, body: YearRequest, version: string) =>
  send(api, wordRoutes.changeYear, { params: { id }, body: { ...body, version } });
