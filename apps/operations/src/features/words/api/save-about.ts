import { send, type Transport } from '@livree/api-client';
import { type AboutEdit, wordRoutes } from '@livree/contracts';

/** Changes what the company tells of itself. */
export const saveAbout = (api: Transport, body: AboutEdit) => send(api, wordRoutes.saveAbout, { body });
