import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';

/** Mails a mailing to every subscriber. @param version what the operator saw */
export const sendMailing = (api: Transport, id: number, version: string) =>
  send(api, mailingRoutes.send, { params: { id }, body: { version } });
