import { send, type Transport } from '@livree/api-client';
import { type HoursEdit, wordRoutes } from '@livree/contracts';

/** Changes the opening hours. */
export const saveHours = (api: Transport, body: HoursEdit) => send(api, wordRoutes.saveHours, { body });
