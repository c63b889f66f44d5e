import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';

/** Mails a mailing to the operator alone. */
export const testMailing = (api: Transport, id: number) => send(api, mailingRoutes.test, { params: { id } });
